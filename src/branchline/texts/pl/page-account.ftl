# Strona: konta, logowanie, dane osobowe.

account-sign-in = Zaloguj się
account-register = Załóż konto
account-password = Hasło
account-password-hint = Co najmniej 8 znaków; najlepiej kilka słów, które do siebie nie pasują
account-password-show = Pokaż hasło
account-password-new = Nowe hasło
account-password-none = Nie masz jeszcze hasła
account-password-save = Ustaw hasło
account-password-set = Nowe hasło ustawione. Wszystkie inne urządzenia zostały wylogowane.
account-with-passkey = Użyj klucza dostępu
account-or-password = Albo podaj nick i hasło:
account-code = Kod odzyskiwania
account-lost = Nie pamiętasz hasła albo nie masz już klucza dostępu?
account-use-password = Zaloguj się hasłem
account-signed-in = Witaj ponownie, { $name }.
account-none-yet = Nie masz jeszcze konta?
account-have-one = Masz już konto?
account-twice = Zajmujesz przy tym stole dwa miejsca
account-twice-told = Siedzisz przy tym samym stole jako gość na tym urządzeniu i na swoim koncie. Najpierw dokończ tę grę albo zaloguj się bez gier gościa: później już do nich nie wrócisz.
account-twice-go = Zaloguj się bez nich
account-registered = Twoje konto jest gotowe, { $name }.
account-why = Dzięki kontu masz swój nick i swoje gry na wszystkich urządzeniach. Gry rozegrane jako gość przechodzą na konto. Adres e-mail nie jest potrzebny.
account-closed = Na tym serwerze nie można zakładać nowych kont.
account-name-hint = Ten nick będzie tylko twój
account-invitation = Kod zaproszenia
account-passkey-why = Klucz dostępu pozwala zalogować się odciskiem palca, twarzą albo PIN-em urządzenia.
account-register-passkey = Załóż je z kluczem dostępu
account-passkeys = Klucze dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-name = Nazwa klucza dostępu
account-passkey-drop = Usuń klucz dostępu { $name }
account-delete = Usuń
account-used = ostatnie użycie: { $day }
account-codes = Kody odzyskiwania
account-codes-keep = { $kind ->
        [password] Jeśli zapomnisz hasła,
        [passkey] Jeśli stracisz klucz dostępu,
       *[both] Jeśli zapomnisz hasła lub stracisz klucz dostępu,
    } możesz się zalogować jednym z tych kodów. Każdy działa tylko raz. Zapisz je: później ich nie zobaczysz.
account-codes-copy = Skopiuj
account-codes-select = Kody są zaznaczone: skopiuj je.
account-codes-save = Zapisz je w pliku
account-codes-kept = Mam je zapisane
account-codes-new = Nowe kody zamiast starych
account-sessions = Zalogowane urządzenia
account-device = Nieznane urządzenie
account-here = to urządzenie
account-session-end = Wyloguj
account-session-end-of = Wyloguj: { $name }
account-sessions-end = Wyloguj wszystkie inne urządzenia
account-confirm = Czy to ty?
account-confirm-why = Od zalogowania minęło trochę czasu. Potwierdź, że to ty.
account-confirm-go = Potwierdź
account-trains = Twoje ulubione wagony
account-train = Wagony { $number }
account-heading = Konto
account-name = Zmień nick
account-data = Twoje dane
account-export = Pobierz moje dane
account-export-what = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
account-erase = Usuń wszystkie moje dane
account-erase-ask = Usunąć wszystkie twoje dane?
account-erase-what = Twój nick, konto, wiadomości i urządzenia zostaną usunięte na zawsze. Odejdziesz od stołów, a w grach innych osób na twoim miejscu będzie widoczny napis „usunięty gracz”.
account-erase-type = Aby potwierdzić, wpisz swój nick: { $name }
account-erased = Wszystkie twoje dane zostały usunięte.
account-out = Wyloguj się
account-out-what = Wylogujesz się na tym urządzeniu. Konto i gry zostaną.
account-blank = usunięty gracz
account-codes-left = { $number ->
        [one] Został ci { $number } kod.
        [few] Zostały ci { $number } kody.
       *[other] Zostało ci { $number } kodów.
    }
