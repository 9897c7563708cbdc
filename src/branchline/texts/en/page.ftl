# The page in the browser: its frame. What is said at a table is in page-table.ftl; a room may have a file of its own.

page-home = Branchline, home
page-menu = Menu
page-community = Community
page-close = Close
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreachable = The server can’t be reached right now.
page-retrying-unreachable = The server can’t be reached right now. This page keeps trying.
page-retrying-busy = The server is busy right now. This page keeps trying.
page-waiting = One moment…
page-newer = The server has a newer version of this page.
page-forgetful = This browser doesn’t store anything for this page, so your settings last only until you close it.
page-no-cookies = This browser doesn’t accept cookies from this page, so the server can’t recognise you. Allow cookies for this page, then try again.

page-choices = Settings
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Theme
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = System default
page-motion = Animation
page-motion-full = On
page-motion-none = Off
page-motion-system = System default
page-speed = How fast others’ moves are shown
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = Instant
page-sound = Sounds
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-confirm = Confirm moves that can’t be undone
page-tips = Tips in first games
page-text = Text view
page-text-what = The table as text, for screen readers and keyboards.

page-board = Board
