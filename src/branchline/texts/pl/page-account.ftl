# Strona: konta, logowanie, dane osobowe.

account-sign-in = Zaloguj się
account-register = Załóż konto
account-password = Hasło
account-password-hint = Co najmniej 8 znaków; najlepiej kilka słów, które do siebie nie pasują
account-password-new = Nowe hasło
account-password-none = Nie masz jeszcze hasła
account-password-save = Ustaw hasło
account-password-set = Nowe hasło ustawione. Wszystkie inne urządzenia zostały wylogowane.
account-with-passkey = Użyj klucza dostępu
account-or-password = Albo nazwą i hasłem:
account-code = Kod odzyskiwania
account-lost = Nie masz hasła ani klucza dostępu?
account-use-password = Zaloguj się hasłem
account-signed-in = Witaj ponownie, { $name }.
account-none-yet = Nie masz jeszcze konta?
account-have-one = Masz już konto?
account-twice = Siedzisz przy tym stole dwa razy
account-twice-told = Siedzisz przy tym samym stole jako gość na tym urządzeniu i ze swoim kontem. Możesz najpierw dokończyć tę grę albo zalogować się bez gier gościa. Zostaną one wtedy bez ciebie.
account-twice-go = Zaloguj się bez nich
account-registered = Twoje konto jest gotowe, { $name }.
account-why = Z kontem masz swoją nazwę i swoje gry na wszystkich urządzeniach. Gry rozegrane jako gość przechodzą na konto. Adres e-mail nie jest potrzebny.
account-closed = Na tym serwerze nie można zakładać nowych kont.
account-name-hint = Nikt inny nie może tu używać tej nazwy
account-invitation = Kod zaproszenia
account-passkey-why = Klucz dostępu pozwala zalogować się odciskiem palca, twarzą albo PIN-em urządzenia.
account-register-passkey = Załóż je z kluczem dostępu
account-passkeys = Klucze dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-name = Nazwa klucza dostępu
account-passkey-drop = Usuń klucz dostępu { $name }
account-delete = Usuń
account-used = ostatnio używane: { $day }
account-codes = Kody odzyskiwania
account-codes-keep = Jeśli stracisz hasło lub klucz dostępu, każdy z tych kodów wpuści cię jeden raz. Zapisz je: widać je tylko teraz.
account-codes-save = Zapisz je w pliku
account-codes-kept = Mam je zapisane
account-codes-new = Nowe kody zamiast starych
account-sessions = Gdzie jesteś na koncie
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
account-data = Twoje dane
account-export = Pobierz moje dane
account-export-what = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
account-erase = Usuń mnie na zawsze
account-erase-ask = Usunąć wszystko o tobie?
account-erase-what = Twoja nazwa, konto, czat i urządzenia zostaną usunięte na zawsze. Odejdziesz od stołów, a w grach innych osób zostanie miejsce bez nazwy.
account-erase-type = Aby potwierdzić, wpisz swoją nazwę: { $name }
account-erased = Wszystko o tobie zostało usunięte.
account-out = Wyloguj się
account-out-what = Wylogujesz się na tym urządzeniu. Konto i gry zostaną.
account-blank = usunięty gracz
account-codes-left = { $number ->
        [one] Został ci { $number } kod.
        [few] Zostały ci { $number } kody.
       *[other] Zostało ci { $number } kodów.
    }
