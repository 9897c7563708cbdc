# The page in the browser: its frame. What is said at a table is in page-table.ftl; a room may have a file of its own.

page-home = Branchline, first screen
page-menu = Menu
page-close = Close
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreachable = The server can't be reached just now.
page-retrying-unreachable = The server can't be reached just now. This page keeps trying.
page-retrying-busy = The server is busy just now. This page keeps trying.
page-waiting = One moment …
page-compiling = The rules are being compiled, once for this machine. This takes a minute or two.
page-newer = The server has a newer version of this page.
page-forgetful = This browser keeps nothing for this page: your choices last until you close it.

page-choices = Settings
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Colours
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the system
page-motion = Animation
page-motion-full = Yes
page-motion-none = No
page-motion-system = As the system
page-sound = Sounds
page-sound-on = Switch sounds on
page-sound-off = Switch sounds off
page-confirm = Ask before what can't be taken back
page-text = The table as text

page-board = Board
