# The page: accounts, signing in, personal data.

account-sign-in = Sign in
account-register = Create an account
account-password = Password
account-password-hint = At least 8 characters; a few words that don’t belong together are best
account-password-show = Show password
account-password-new = New password
account-password-none = You have no password yet
account-password-save = Set password
account-password-set = The new password is set. All other devices are signed out.
account-with-passkey = Use a passkey
account-or-password = Or with your name and password:
account-code = Recovery code
account-lost = Lost your password or passkey?
account-use-password = Sign in with a password
account-signed-in = Welcome back, { $name }.
account-none-yet = No account yet?
account-have-one = Already have an account?
account-twice = You have two seats at that table
account-twice-told = You’re at the same table twice: as a guest on this device and with your account. Finish that game first, or sign in without the guest’s games: you can’t get back to those afterwards.
account-twice-go = Sign in without them
account-registered = Your account is ready, { $name }.
account-why = With an account, you have your name and your games on all your devices. Games you’ve played as a guest come with you. No e-mail address needed.
account-closed = No new accounts can be created on this server.
account-name-hint = Nobody else here will be able to use it
account-invitation = Invitation code
account-passkey-why = A passkey lets you sign in with your fingerprint, your face or the device’s PIN.
account-register-passkey = Use a passkey instead
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkey-name = Passkey name
account-passkey-drop = Delete the passkey { $name }
account-delete = Delete
account-used = last used on { $day }
account-codes = Recovery codes
account-codes-keep = { $kind ->
        [password] If you lose your password,
        [passkey] If you lose your passkey,
       *[both] If you lose your password or passkey,
    } you can sign in with one of these codes. Each works once. Write them down: they won’t be shown again.
account-codes-copy = Copy them
account-codes-select = The codes are selected: now copy them.
account-codes-save = Save them as a file
account-codes-kept = I’ve saved them
account-codes-new = Replace my codes
account-sessions = Where you are signed in
account-device = Unknown device
account-here = this device
account-session-end = Sign out
account-session-end-of = Sign out: { $name }
account-sessions-end = Sign out all other devices
account-confirm = Confirm it’s you
account-confirm-why = It’s been a while since you signed in.
account-confirm-go = Confirm
account-trains = Your favourite trains
account-train = Train style { $number }
account-heading = Account
account-name = Change your name
account-data = Your data
account-export = Download my data
account-export-what = Everything this server has stored about you, as one file.
account-erase = Erase all my data
account-erase-ask = Erase all your data?
account-erase-what = Your name, account, chat and devices are deleted for good. You leave your tables; in other people’s games, your seat shows “deleted player”.
account-erase-type = To confirm, enter your name: { $name }
account-erased = All your data has been erased.
account-out = Sign out
account-out-what = This device will be signed out. You keep your account and your games.
account-blank = deleted player
account-codes-left = { $number ->
        [one] You have { $number } code left.
       *[other] You have { $number } codes left.
    }
