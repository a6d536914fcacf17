/// Button titles in many languages and all the scripts that UIs are shipped in, for properties that hold of any title.
enum TitlesOfTheWorld {
  static let all: [(locale: String, text: String)] = [
    ("en", "Save changes"), ("en", "Don’t ask again (3)"), ("de", "Einstellungen zurücksetzen"),
    ("fr", "Mot de passe oublié ?"), ("es", "Añadir a favoritos"), ("pt-BR", "Não mostrar novamente"),
    ("pl", "Usuń wszystkie załączniki"), ("cs", "Přihlásit se účtem"), ("hu", "Jelszó megváltoztatása"),
    ("vi", "Đặt lại mật khẩu"), ("tr", "Şifreyi sıfırla"), ("ru", "Сбросить настройки"), ("uk", "Зберегти зміни"),
    ("bg", "Продължи"), ("sr", "Подешавања"), ("kk", "Құпиясөзді қалпына келтіру"), ("el", "Επαναφορά κωδικού"),
    ("hy", "Պահպանել փոփոխությունները"), ("ka", "პაროლის აღდგენა"), ("he", "שמירת השינויים (3)"),
    ("he", "פתיחה ב-Safari"), ("ar", "إعادة تعيين كلمة المرور"), ("ar", "متابعة عبر Google"),
    ("fa", "بازنشانی گذرواژه"),
    ("ur", "تبدیلیاں محفوظ کریں"), ("dv", "ރައްކާކުރޭ"), ("hi", "पासवर्ड रीसेट करें"), ("mr", "बदल जतन करा"),
    ("bn", "পাসওয়ার্ড রিসেট করুন"), ("pa", "ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ"), ("gu", "ફેરફારો સાચવો"), ("ta", "மாற்றங்களைச் சேமி"),
    ("te", "మార్పులను సేవ్ చేయి"), ("kn", "ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಿ"), ("ml", "മാറ്റങ്ങൾ സംരക്ഷിക്കുക"), ("si", "වෙනස්කම් සුරකින්න"),
    ("th", "รีเซ็ตรหัสผ่าน"), ("lo", "ບັນທຶກການປ່ຽນແປງ"), ("km", "រក្សាទុកការផ្លាស់ប្តូរ"), ("my", "ပြောင်းလဲမှုများကို သိမ်းပါ"),
    ("bo", "ཉར་ཚགས་བྱེད་པ།"), ("am", "ለውጦችን አስቀምጥ"), ("ja", "パスワードをリセット"), ("zh-Hans", "重置密码"),
    ("zh-Hant", "重設密碼"), ("ko", "비밀번호 재설정"), ("en", "Share 👨‍👩‍👧 now"), ("en", "a\u{301}e\u{308} — x"),
    ("en", "Line one\nline two"), ("de", "Wieder\u{AD}herstellung starten"), ("en", "\u{2068}Jane\u{2069} joined"),
  ]
}
