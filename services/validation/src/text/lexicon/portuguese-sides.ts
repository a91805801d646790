import { oneOf } from './one-of';

/** Words after which "d" is the right side, or a letter of a name ("vitamina d"), and never "de". */
export const BEFORE_LETTER_D = oneOf(
  String.raw`vitamina|vit|grupo|hepatite|tipo|ondas?|plano|classe|child|perfil|letra|alternativa|op[cç][aã]o|lado|
  joelho|ombro|quadril|rim|pulm[aã]o|perna|bra[cç]o|mama|olho|ouvido|p[eé]|m[aã]o|punho|cotovelo|tornozelo|coxa|hemit[oó]rax|
  ov[aá]rio|test[ií]culo|[uú]mero|f[eê]mur|t[ií]bia|r[aá]dio|clav[ií]cula|panturrilha|flanco|ureter|base|lobo|membro|dedo|orelha|
  virilha|axila|nervo|ventr[ií]culo|[aá]trio|face|car[oó]tida|jugular|subcl[aá]via|femoral|fossa|hilo|hemiface|hemicorpo|
  m[ae]xilar|narina|pleural|pulmonar|renal|inguinal|temporal|parietal|frontal|occipital|basal|apical|hilar|axilar|cervical|lombar|
  ureteral|ocular|escrotal|tibial|radial|ulnar|plantar|palmar|facial|il[ií]ac[ao]|\p{L}{0,8}paresia|\p{L}{0,8}plegia|
  \p{L}{0,8}parestesia|pneumot[oó]rax|hemot[oó]rax|derrame|hidronefrose|hidrocele|varicocele|otite|otite m[eé]dia|mastoidite|
  mastectomia|nefrectomia|catarata|ptose|hemianopsia|ci[aá]tica|ombralgia|gonalgia|otalgia|h[eé]rnia|n[oó]dulo|orquite|sinusite`,
);
