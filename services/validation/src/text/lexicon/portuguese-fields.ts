/** Short name, field, and person of each speciality. */
const FIELDS =
  `infecto infectologia infectologista; gastro gastroenterologia gastroenterologista; cardio cardiologia cardiologista
  nefro nefrologia nefrologista; neuro neurologia neurologista; pneumo pneumologia pneumologista; hemato hematologia hematologista
  endocrino endocrinologia endocrinologista; endócrino endocrinologia endocrinologista; reumato reumatologia reumatologista
  gineco ginecologia ginecologista; uro urologia urologista; orto ortopedia ortopedista; dermato dermatologia dermatologista
  oftalmo oftalmologia oftalmologista; otorrino otorrinolaringologia otorrinolaringologista; onco oncologia oncologista
  anestesio anestesiologia anestesiologista; fisio fisioterapia fisioterapeuta; neurocir neurocirurgia neurocirurgião
  fono fonoaudiologia fonoaudiólogo; endo endocrinologia endocrinologista; nutro nutrologia nutrólogo; psiq psiquiatria psiquiatra; psiqui psiquiatria psiquiatra; reum reumatologia reumatologista; derma dermatologia dermatologista; oto otorrinolaringologia otorrinolaringologista
  ortop ortopedia ortopedista; obst obstetrícia obstetra; neonato neonatologia neonatologista; geri geriatria geriatra; masto mastologia mastologista; procto proctologia proctologista`
    .split(/[;\n]/)
    .map((line) => line.trim().split(' ') as [string, string, string]);
/** "O cardio" is an exercise too, unless it says something. */
const SPEAKS = String.raw`(?= (?:disse|pediu|falou|liberou|quer|suspendeu|acha|não|nao|n|manteve|orientou|prescreveu|del[ea]|d[ao]|recomendou|avaliou|mandou|insiste|insistiu|est[aá]|t[aá]|ta|veio|viu|concordou|pede|manda)(?!\p{L}))`;
export const SPECIALITY_RULES = FIELDS.flatMap(([short, field, person]) => [
  String.raw`(?<=(?<!\p{L})(?:a|da|na|à|pela|minha|nossa) )${short} => ${field}`,
  String.raw`(?<=(?<!\p{L})(?:o|do|no|ao|pelo|um|meu|outro|pro) )${short}(?! ?-)${/^(?:cardio|fisio)$/.test(short) ? SPEAKS : ''} => ${person}`,
  String.raw`(?<=(?<!\p{L})(?:para|p/|pra|p|até|ate) )${short}(?=\s*(?:$|[.,;:?!)]|\s(?:\d{1,2}|e|que|q|pq|para|avaliar|hoje|hj|com|mas|ontem|urgente|no|na|em|do|da|pelo|pela|sem|antes|depois|se|por|ou)(?!\p{L}))) => a ${field}`,
  String.raw`(?<=(?:congresso|serviço|servico|residente|interno|interna|internos|internas|urgência|urgencia|bloco|prova|aula|curso|preceptor|preceptora|liga|enfermaria|residentes|rodízio|rodizio|R1|R2|R3|estágio|estagio|professor|professora|evento|jornada|avaliação|avaliacao|parecer|interconsulta|consulta|ambulatório|residência|residencia|plantão|plantao|colegas|equipe) (?:de |da |com )?)${short} => ${field}`,
  String.raw`{C}${short} (?=diz|disse|falou|acha|quer|pediu|recomenda|liberou|orientou|não liber|avaliou|sugeriu|t[aá] (?:de|com|sem)|ta (?:de|com|sem)|est[aá] (?:de|com|sem)|est[aá] de|t[aá] de|demora|insiste|manteve|nunca|sempre|amou|agradeceu|elogiou|reclamou|concordou|discordou|negou|recusou|prefere|operou|marcou|suspendeu|mandou|pede|viu|veio) => a ${field}~`,
  ...(/^(?:cardio|fisio)$/.test(short)
    ? []
    : [
        // "Sem neuro na região": the person is missing.
        String.raw`(?<=(?<!\p{L})(?:sem|s/|tem|t[eê]m|há|falta|temos|nenhum|existe) )${short}(?= (?:n[ao]s?|aqui|em|de plant\p{L}{2,3}|dispon\p{L}{2,4}|perto|pelo|pra|para|p/)(?!\p{L})) => ${person}`,
        String.raw`(?<=(?<!\p{L})(?:sem|s/|com|c/|chamei|chamar|acionei|acionar|discuti com|discutir com) )${short}(?={K}) => a ${field}`,
      ]),
  String.raw`{S}${short}: => ${field}:`,
  // "Infecto, estou com um caso": the post is for a speciality.
  String.raw`{S}${short}, (?=(?:estou|t[oô]|tenho|tive|vocês|vcs|algu[eé]m|qual|me ajud|preciso|chegou|atendi)(?!\p{L})) => colegas da ${field},~`,
  String.raw`{C}${short} (?=(?:a caminho|acionad[oa]|em sobreaviso|chamad[oa])(?!\p{L})) => ${field}~`,
  // "Sou pneumo ped" leaves the gender open.
  String.raw`(?<=(?<!\p{L})sou )${short} ped(?!\p{L}) => da ${field} pediátrica`,
  String.raw`(?<=(?<!\p{L})(?:se|quando|at[eé]|q|que|mas|e|porque|pq|pois) )${short}(?: resp)? (?=(?:liberar|autorizar|avaliar|quiser|puder|vier|aceitar|pedir|achar)(?!\p{L})) => a ${field}~`,
  String.raw`{C}${short} (?=(?:mais pr[oó]x|sumiu|some|fica|faltou|vem|atende|atendeu|s[oó] |saiu|entrou|fechou|cancelou|responde|respondeu|passou|avaliar|vai|est[aá] lotad|tem fila)) => a ${field}~`,
  String.raw`(?<=, |(?<!\p{L})e |\+ )${short} (?=(?:avisad|ciente|chamad|acionad|orientad|consultad)) => ${field}~`,
  ...(/(?:ta|tra)$/u.test(person)
    ? [
        String.raw`(?<=(?<!\p{L})(?:sou|eu sou|como|virei|colegas?|sendo) )${short}(?! ?-)(?={K}| (?:d[aeo]|e|pedi[aá]tric[oa]|h[aá]|n[ao]|em)(?!\p{L})) => ${person}`,
        String.raw`{S}${short} (?=de plant[aã]o(?!\p{L})) => ${person}~`,
      ]
    : []),
  String.raw`{S}${short} aqui[:,.!]+(?= \p{L}) => Sou da ${field}.`,
  ...(person.endsWith('ta') ? [String.raw`(?<=(?<!\p{L})(?:os|dos|aos|pelos|2|3|dois) )${short}s => ${person}s`] : []),
]).join('\n');
