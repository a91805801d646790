import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  masculine: oneOf(String.raw`
    teste|exame|swab|NS1|HIV|VDRL|HBsAg|anti-?HCV|anti-?HBs|anti-?HIV|anti-?\p{L}{2,4}|anti-TTG|Ottawa|Murphy|Blumberg|Giordano|Lasègue|lasegue|
    Babinski|Kernig|Brudzinski|Homans|FAN|BAAR|PPD|Coombs|beta|b-?hcg|BHCG|bHCG|antígeno|antigeno|antibiograma|resultado|dímero|dimero|D-dímero|
    toxicológico|toxicologico|ECG|RX|eco|USG|doppler|fator|FR|LCR|líquor|liquor|gram|IgM|IgG|teste de gravidez|teste rápido|teste rapido|
    autoteste|rastreio|estrogênio|HER2|EGFR|KRAS|ALK|TR|streptotest|combur|FAST|cuff leak|PET|PET-CT
  `),
  feminine: oneOf(String.raw`
    cultura|hemocultura|urocultura|coprocultura|sorologia|serologia|troponina|procalcitonina|baciloscopia|biópsia|biopsia|PCR|TC|RM|tomografia|
    ressonância|ressonancia|endoscopia|EDA|cocaína|cocaina|margem|FTA-ABS|pesquisa|citologia|colposcopia|bacterioscopia|ferritina|toxina|
    cintilografia|mamografia|dengue|covid|COVID|gota espessa|prova|press[aã]o
  `),
  masculinePlural: String.raw`(?:testes|exames|swabs|marcadores|anticorpos|linfonodos|gânglios|resultados|autoanticorpos)`,
  femininePlural: String.raw`(?:culturas|hemoculturas|uroculturas|sorologias|serologias|margens|troponinas|provas|baciloscopias|biópsias|biopsias)`,
  masculineBody: oneOf(String.raw`
    joelho|bra[cç]o|antebra[cç]o|p[eé]|quadril|ombro|cotovelo|punho|tornozelo|pulm[aã]o|rim|hemit[oó]rax|ov[aá]rio|test[ií]culo|flanco|
    hipoc[oô]ndrio|f[eê]mur|[uú]mero|r[aá]dio|olho|ouvido|dedo|lobo|ureter|h[aá]lux|quadrante|nervo|ventr[ií]culo|[aá]trio|calcanhar|membro|lado|
    pavilh[aã]o
  `),
  feminineBody: oneOf(String.raw`
    perna|m[aã]o|coxa|mama|face|orelha|fossa il[ií]aca|t[ií]bia|f[ií]bula|clav[ií]cula|virilha|panturrilha|axila|car[oó]tida|esc[aá]pula|
    mand[ií]bula|[oó]rbita|hemiface|regi[aã]o lombar|nádega|n[aá]dega|pálpebra|p[aá]lpebra|lombar|base|tuba|trompa|parótida|par[oó]tida|
    subcl[aá]via|jugular|femoral
  `),
  // Symptoms and signs without a complement, which stand side by side in a note.
  sign: oneOf(String.raw`
    tosse|dispneia|febre|diarreia|v[oô]mitos?|n[aá]useas?|cefaleia|nistagmo|ataxia|edema|ascite|icter[ií]cia|palidez|cianose|sudorese|astenia|
    anorexia|tontura|vertigem|s[ií]ncope|odinofagia|disfagia|rouquid[aã]o|prurido|rash|exantema|mal-estar|calafrios|taquipneia|taquicardia|
    bradicardia|hipotens[aã]o|sonol[eê]ncia|convuls[aã]o|rigidez de nuca|fotofobia|disartria|afasia|diplopia|ptose|hemoptise|emagrecimento|
    perda de peso|tremor(?:es)?|palpita[cç][oõ]es|insônia|ins[oó]nia|poli[uú]ria|polidipsia|hirsutismo|dismenorreia|melena|hemat[eê]mese|
    estridor|coriza|otalgia|\p{L}{3,18}(?:algia|penia|megalia|rragia|plegia|paresia|úria|uria)
  `),
  labValue: oneOf(String.raw`
    TSH|T4L|T4|T3|Hb|Ht|VCM|ferritina|PCR|VHS|LDH|DHL|Na|K|Cr|Ur|ureia|creatinina|TGO|TGP|ALT|AST|GGT|FA|BT|BD|INR|TP|TTPA|albumina|lactato|
    glicemia|HbA1c|leucócitos|plaquetas|c[aá]lcio|f[oó]sforo|magn[eé]sio|PTH|CK|CPK|troponina|BNP|pH|pCO2|HCO3|BE|FEVE|IMC|FC|FR|PA|SatO2|SpO2|
    Tax
  `),
  site: oneOf(String.raw`
    t[oó]rax|abd[oô]men|abdome|cr[aâ]nio|joelhos?|ombros?|quadril|m[aã]os?|p[eé]s?|punho|cotovelo|tornozelo|coluna|bacia|pelve|face|pesco[cç]o|
    seios da face|perna|bra[cç]o|f[eê]mur|[uú]mero|t[ií]bia|coxa|mamas?|tireoide|tire[oó]ide|rins|pr[oó]stata|fígado
  `),
  place: oneOf(String.raw`
    FID|FIE|HCD|HCE|QID|QIE|QSD|QSE|MID|MIE|MSD|MSE|MMII|MMSS|hipog[aá]strio|epig[aá]strio|mesog[aá]strio|flanco|hipoc[oô]ndrio|fossa|
    panturrilhas?|hemit[oó]rax|BV
  `),
  event: oneOf(String.raw`
    transplante (?:renal|hep[aá]tico|card[ií]aco|pulmonar|de (?:rim|f[ií]gado|medula))|(?:cirurgia )?bari[aá]trica|histerectomia|tireoidectomia|
    colecistectomia|gastrectomia|artroplastia(?: de (?:joelho|quadril))?|angioplastia|revasculariza[cç][aã]o
  `),
  symptom: oneOf(String.raw`
    febre|tosse|diarreia|v[oô]mitos|dor|cefaleia|dispneia|icter[ií]cia|prurido|disuria|dis[uú]ria|polaci[uú]ria|hemat[uú]ria|artralgia|mialgia|
    odinofagia|disfagia|lombalgia|tontura|vertigem|astenia|perda de peso|epistaxe|rouquid[aã]o|constipa[cç][aã]o|obstipa[cç][aã]o|amenorreia|
    claudica[cç][aã]o|parestesias?|zumbido|otalgia|corrimento|ins[oô]nia|solu[cç]os?
  `),
  // Nouns that "de" joins to a condition.
  ofWhat: oneOf(String.raw`
    suspeita|risco|hist[oó]ria|hist[oó]rico|sinais|sintomas|queixa|epis[oó]dios?|crises?|quadro|casos?|surto|profilaxia|preven[cç][aã]o|
    hip[oó]tese|diagn[oó]stico|passado|antecedentes?|causa|piora|controle|recidiva
  `),
  condition: oneOf(String.raw`
    \p{L}{3,18}(?:ite|emia|[uú]ria|algia|penia|rragia|ose)|dengue|tuberculose|s[ií]filis|mal[aá]ria|asma|febre|queda|quedas|sangramento|dor|TEP|
    TVP|AVC|IAM|sepse|aspira[cç][aã]o|rebote|suic[ií]dio|trombose|infec[cç][aã]o|fratura|convuls[aã]o|broncoaspira[cç][aã]o|delirium|c[aâ]ncer|
    abuso|maus-tratos|viol[eê]ncia|aborto|pr[eé]-ecl[aâ]mpsia|intoxica[cç][aã]o|desidrata[cç][aã]o|hemorragia|alergia|anafilaxia|
    reinterna[cç][aã]o|les[aã]o
  `),
};

/** Words that a phone cuts short. Each has one reading in its context. */
export const portugueseTruncations = parseRules(
  String.raw`
  hosp(?:it)? => hospital
  hosps => hospitais
  neb(?:u)? (?=adrenalina|salbutamol|salbu|berotec|fenoterol|budesonida|ipratr[oó]pio|atrovent|SF|soro|dexa) => nebulização com~
  neb(?:u)? (?=c/|com|de|sem|s/|e|em|\d) => nebulização~
  (?<=(?:a|uma|na|da|fiz|faz|fazer|fez|com|c/|sem|s/|após|apos|mais|dei|\d) )nebu?(?={K}) => nebulização
  (?<=(?:fiz|faz|fazer|fez|dei|\d) )nebs(?!\p{L}) => nebulizações
  (?<=(?:dor(?:es)?|distens[aã]o|massa|parede|cirurgia|trauma|desconforto|c[oó]lica|exame|palpa[cç][aã]o|circunfer[eê]ncia|infec[cç][aã]o|sepse|quadro) )(?:abd|abdm|abdo|abdom|abdmn)(?!\p{L}) => abdominal
  (?<=(?:US|USG|TC|RX|RM|ultrassom|tomografia|tomo|eco|ecografia|radiografia|resson[aâ]ncia) )(?:abd|abdm|abdo|abdom)(?!\p{L}) => de abdome
  {C}(?:abd|abdm|abdo|abdom)(?=:| (?:fl[aá]cido|globoso|plano|distendido|doloroso|em t[aá]bua|indolor|inocente|livre|agudo)) => abdome
  (?<=(?:dor(?:es)?|desconforto|opress[aã]o|aperto) )(?:tor|torac)(?={K}| (?:há|ha|com|c/|e)(?!\p{L})) => torácica
  (RX|TC|RM|US|USG|angioTC|raio-X|raiox|raio x) (?={site}(?!\p{L})) => $1 de~
  raiox => raio-X
  raiosx => raios X
  (?:s[ií]nd|s[ií]ndr)\.? (?=\p{L}{3}) => síndrome~
  (?<=s[ií]ndrome )m[aã]o[ -]?p[eé](?!\p{L}) => mão-pé
  (?<=(?:dor|hormônio|hormonio|curva|atraso|déficit|deficit|fator) (?:de|do) )cresc(?!\p{L}) => crescimento
  (?<=(?:pacientes?|pcts?|pctes?|doentes?|utentes?|quadro|surto|transtorno|medicamento|hist[oó]rico|hospital) )psiq(?!\p{L}) => psiquiátrico
  (?<=(?:urg[eê]ncia|avalia[cç][aã]o|medica[cç][aã]o|comorbidade|doen[cç]a|hist[oó]ria|interna[cç][aã]o|enfermaria|emerg[eê]ncia) )psiq(?!\p{L}) => psiquiátrica
  (?<=(?:d[aeo]|galera|pessoal|setor|equipe|colegas?|residentes?|laudo) (?:d[aeo] )?)r[aá]dio(?=[:,]| (?:q|que|laudou|disse|n[aã]o|n|aqui|do|demora)(?!\p{L}))(?<=(?:tec|t[eé]cnic[oa]|galera|pessoal|colegas?|residentes?|equipe|laudo|setor) d[aeo] r[aá]dio) => radiologia
  (?<=sou )t[eé]c d[eao] (?=r[aá]dio) => profissional técnico de~
  (?<=profissional t[eé]cnico de )r[aá]dio(?!\p{L}) => radiologia
  (?<=(?<!\p{L})(?:a|uma|minha|nossa|da|à|pela|outra) )t[eé]c(?= (?:de|do|da|q|que|n[aã]o|me|disse|falou|viu|avisou|chamou|esqueceu|nova)(?!\p{L})|{K}) => técnica
  (?<=(?<!\p{L})(?:o|um|meu|nosso|do|ao|pelo|outro) )t[eé]c(?= (?:de|do|da|q|que|n[aã]o|me|disse|falou|viu|avisou|chamou|esqueceu|novo)(?!\p{L})|{K}) => técnico
  (?<=(?<!\p{L})(?:os|dos|aos|pelos) )t[eé]cs(?!\p{L}) => técnicos
  (?<=(?<!\p{L})(?:as|das|às|pelas) )t[eé]cs(?!\p{L}) => técnicas
  {S}algm(?= \p{L}) => alguém
  (?<=(?<!\p{L})(?:se|que|q|de|com|por|para|tem|há|ha) )algm(?= (?:aqui|q|que|d[aeo]|usando|com|c/|p/|para|pra|já|ja|usa|usou|sabe|tem|faz|fez|viu|pode|podia|poderia|conhece|indica|me|aí|ai|mais|consegue)(?!\p{L})) => alguém
  (?<=(?<!\p{L})(?:tem|têm|há|ha|existe|com|teria|conhecem?) )algm (?=(?:experi[eê]ncia|dica|indica[cç][aã]o|evid[eê]ncia|diretriz|refer[eê]ncia|sugest[aã]o|contraindica[cç][aã]o|not[ií]cia|chance|d[uú]vida|vaga|coisa|forma|maneira)(?!\p{L})) => alguma~
  (?<=(?<!\p{L})(?:tem|têm|há|ha|existe|com|teria|conhecem?) )algm (?=(?:material|protocolo|artigo|estudo|jeito|curso|truque|problema|risco|rem[eé]dio|contato|contacto|grupo|livro|caso|consenso|macete)(?!\p{L})) => algum~
  {S}tb (?=[aá]cido|vitamina|com(?!\p{L})|c/|uso|usei|fiz|tenho|acho) => também~
  (?<=(?:de|um|uma|o|a|tenham|chamem|sem|com|c/|s/|precisa de|por|via) )interprete(?! (?:o|a|os|as|como|esse|essa|este|esta)(?!\p{L})) => intérprete
  (?<=(?<!\p{L})(?:sensa[cç][aã]o|impress[aã]o|certeza|medo|no[cç][aã]o|esperan[cç]a|prova|convic[cç][aã]o|ideia) )(?:q|que) (?=\p{L})(?<!(?:uma|a|essa|esta|qual) (?:ideia|prova) (?:q|que) ) => de que~
  (?<!(?<!\p{L})(?:h[aá]|faz|por|ap[oó]s|em|cada|a|de|entre|nos|[uú]ltimos|durante|at[eé]) )(?<![\d.,/x-])(\d{1,3}) (dias|semanas|horas|meses|anos|h) (?=(?:VM|VNI|IOT|TOT|UTI|CTI|interna[cç][aã]o|ATB|antibi[oó]tico|corticoide|evolu[cç][aã]o|vida|tratamento|DVA|HD|di[aá]lise|hemodi[aá]lise|PO|RT|QT|jejum|diagn[oó]stico)(?!\p{L})) => $1 $2 de~
  (?<=\p{L}{3}) (?=(?:fisioterapeutas|nutricionistas|ginecologistas|endocrinologistas|cardiologistas|dermatologistas|pediatras|neurologistas|intensivistas|anestesistas|cirurgi[oõ]es|ortopedistas|hematologistas|infectologistas|psiquiatras|radiologistas|nefrologistas|colegas)\?)(?<!(?<!\p{L})(?:os|as|dos|das|aos|às|de|com|e|ou|por|para|entre|nossos|v[aá]rios|outros|muitos|mais|alguns|dois|tr[eê]s|s[aã]o|somos|há|tem|quantos|quais)) => ,~
  (?<=(?<!\p{L})(?:esperar|espero|at[eé]|aguardar|aguardo|completar|com|nas|das|às|de|IG|ap[oó]s|antes de) )([23]\d|4[0-2])s(?=\s*[.,;!?)]|\s*$| (?:p/|para|pra|ou|e|se)(?!\p{L})) => $1 semanas
  (\d)x/d(?={K}| ) => $1x/dia
  (?<=(?<!\p{L})(?:tem|t[eê]m|com|sem|tenho|tiver|teve|pouca|muita) )exp(?={K}| (?:com|c/|em|n[ao]|nisso|de)(?!\p{L})|c/) => experiência
  (?<=(?<!\p{L})(?:alun[oa]s?|intern[oa]s?|plant[aã]o|resid[eê]ncia|professora?|curso|faculdade|prova|est[aá]gio|ger[eê]ncia|supervisora?|coordena[cç][aã]o|coordenadora?|consulta|cuidados|diagn[oó]stico|visita|profissional|profissionais|conselho) d[ea] )enf(?!\p{L}) => enfermagem
  (?<=(?<!\p{L})(?:chamei|chamar|avisei|avisar|chamaram|pedi p/|pedi para|liguei para|com) a )enf(?={K}| (?:e|q|que|pra|para|p/)(?!\p{L})) => enfermeira
  {S}t[eé]c(?:\.? de)? enf(?:ermagem)?(?=:|,) => profissional técnico de enfermagem
  {S}aux(?:\.? de)? enf(?:ermagem)?(?=:|,) => auxiliar de enfermagem
  {S}psico aqui[:,.!]+(?= ) => Sou da psicologia.
  {S}farma aqui[:,.!]+(?= ) => Sou da farmácia.
  {S}(?:odonto|dentista) aqui[:,.!]+(?= ) => Sou da odontologia.
  {S}onco aqui[:,.!]+(?= ) => Sou da oncologia.
  {S}(?:anest|anestesio) aqui[:,.!]+(?= ) => Sou da anestesiologia.
  {S}vet: => Veterinária:
  {S}psico: => Psicologia:
  {S}odonto: => Odontologia:
  {S}enf: => Enfermagem:
  {S}fono (?=(?:n[ao]|em|d[aeo]) [^.,:;!?\n]{2,40}:) => fonoaudiologia~
  {S}oftalmo (?=de plant[aã]o) => oftalmologista~
  tropo(?:s)?(?=\s*[.,;:?!)]|\s*$| (?:\d|1ª|2ª|inicial|convencional|ultrassens\p{L}{4,8}|us|us\.|negativ[ao]|neg|positiv[ao]|pos|normal|alta|elevada|subindo|em|de|e|seriada|curva|s[oó]|so|n[aã]o|com|c/|vem|veio)(?!\p{L})) => troponina
  (?<=troponina )(1|2|3)a(?= neg| pos| normal|{K}) => $1ª
  (?<=troponina (?:\dª )?)neg(?!\p{L}) => negativa
  (?<=(?<!\p{L})(?:TC|RM|EDA|PCR|RT-PCR|US|USG|HSG|CK|cultura|troponina|broncoscopia|colono|colonoscopia|serologia) )neg(?= \d) => negativa
  (?<=(?<!\p{L})(?:KOH|PPD|IGRA|HIV|VDRL|BAAR|FAN|LCR|ECG|RX|Gram|FAST|Ottawa|teste|exame|swab) )neg(?= \d) => negativo
  (?<=(?<!\p{L})(?:KOH|IGRA|NIHSS|micol[oó]gico|parasitol[oó]gico|EPF|Mantoux|Tinel|Phalen|Lachman|McMurray|Romberg|Dix-Hallpike|Lasègue|Patrick|FABER|Thessaly|hoffmann) )neg(?={K}| (?:e|com|c/|mas|n)) => negativo
  (?<=(?<!\p{L})trans )masc(?!\p{L}) => masculino
  (?<=(?<!\p{L})trans )fem(?!\p{L}) => feminina
  testo (?=\d) => testosterona~
  (?:func|fç|fx) (?=(?:renal|hep[aá]tica|tireoidiana|ventricular|pulmonar|card[ií]aca|sist[oó]lica|diast[oó]lica)(?!\p{L})) => função~
  (?<=\d/)(\d{1,2})d(?=\s*[.,;:?!)]|\s*$) => $1 dias
  {C}nutri (?=(?:entrou|disse|diz|pediu|passou|sugeriu|avaliou|prescreveu|veio|quer|orientou|falou|mudou|ajustou|liberou)(?!\p{L})) => a nutricionista~
  (?<=(?<!\p{L})(?:a|da|na|à|pela|nossa) )nutri(?={K}| (?:entrou|disse|diz|pediu|passou|sugeriu|avaliou|prescreveu|veio|quer|orientou|falou|mudou|ajustou|liberou|do|da|que|q)(?!\p{L})) => nutricionista
  anticoag(?:s)?(?= (?:em|no|na|p/|para|pra|com|c/|plena|oral|profil[aá]tica|por|e)(?!\p{L})|{K}) => anticoagulação
  ca (?=de (?:TGI|reto|[uú]tero|tireoide|esof|g[aá]strico|ov[aá]rio|col[oô]n|ped|boca|SNC|vias)(?!\p{L})) => CA~
  {S}me (recuso|sinto|lembro|pergunto|preocupo|formei|pediram|disseram|falaram|chamaram|ligaram|ajudem|ajude|expliquem|indiquem|digam|corrijam|perdoem|desculpem|avisem|contem|assustei|emocionei|arrependi|surpreendi|incomoda|irrita|impressiona|preocupa|chamou|ligou|disse|falou|mandaram|deram|passaram|perguntaram|perguntou|senti|deparei|parece|mandou|pediu) => $1-me
  {S}(DM1|DM2|LES|HIV|DPOC|IRC|DRC|HAS|ICC|FA|FC|DAC) ([1-9]\d) anos(?=,) => Paciente de $2 anos com $1
  (?<=(?<!\p{L})(?:mulher|paciente) de \d\d anos),? (?:no |em )?climat[eé]rio(?!\p{L}) => , no climatério
  (?<=(?<!\p{L})(?:c[aã]o|cadela|gat[oa]|[eé]gua|cavalo|felino|canino)) (?:de )?(\d{1,2})a(?=[\s,.;:]) => ~de $1 anos
  (?<=\d \p{L}{2,12} n[ao] \p{L}{2,15}),? (?=\d{1,2} (?:\p{L}{2,12} )?n[ao] ) => ,~
  (?<=\p{L}),? (?:meus amigos|minhas amigas|minha gente|meu povo|meus caros|meus queridos|minha galera|meu pessoal)(?=\s*[.!]*\s*$)(?<!(?<!\p{L})(?:com|de|para|p/|por|e|a|aos|entre|dos|são|sao|os|as|todos|perdi|ajudar|vi|vejo) (?:meus amigos|minhas amigas|minha gente|meu povo|meus caros|meus queridos)) => _
  (?<=(?<!\p{L})(?:ouvi|atendi|examinei|internei|encaminhei|transferi|operei|intubei|extubei|avaliei|mandei|convenci|orientei|acolhi|abracei|perdi|salvei|reanimei)) ele(?={K}) => -o
  (?<=(?<!\p{L})(?:ouvi|atendi|examinei|internei|encaminhei|transferi|operei|intubei|extubei|avaliei|mandei|convenci|orientei|acolhi|abracei|perdi|salvei|reanimei)) ela(?={K}) => -a
  (?:infectos) => infectologistas
  gastros(?!\p{L}) => gastroenterologistas
  nefros(?!\p{L}) => nefrologistas
  hematos(?!\p{L}) => hematologistas
  end[oó]crinos(?!\p{L}) => endocrinologistas
  reumatos(?!\p{L}) => reumatologistas
  dermatos(?!\p{L}) => dermatologistas
  oftalmos(?!\p{L}) => oftalmologistas
  otorrinos(?!\p{L}) => otorrinolaringologistas
  pneumos(?!\p{L}) => pneumologistas
  (?:psiqs|psiquis) => psiquiatras
  {C}fisio (?=(?:1[oº]|primeiro|antes|ou cirurgia|ou|resolve|ajuda|funciona|intensiva|di[aá]ria)(?!\p{L})) => fisioterapia~
  vacilei feio(?!\p{L}) => cometi um erro
  ! (?<=(?<!\p{L})(?:o|do|no|ao|pelo|de) )lab(?={K}| (?:n[aã]o|n|liga|ligou|disse|do|da|que|q|demora|veio|vem|normal|ok|liberou)(?!\p{L})) => laboratório
  (?<=(?<!\p{L})(?:retorno|reavalia[cç][aã]o|reavaliar|retornar|volta|voltar|controle|revis[aã]o) )(\d{1,2} (?:dias|semanas|meses)|24h|48h|72h)(?={K}| (?:p/|para|pra|com|c/|ou)(?!\p{L})) => em $1
  (?<=(?<!\p{L})(?:ap[oó]s|p[oó]s[- ])(?:o |a )?(?:bypass|sleeve|transplante|artroplastia|ces[aá]rea|cesariana|parto|cirurgia|AVC|IAM|covid|COVID|QT|RT|alta|trauma)) (\d{1,2}) ?(?:m|meses)(?={K}) => ~há $1 meses
  {S}dica (?=(?:residentes?|intern[oa]s?|plantonistas?|estudantes?|R1|iniciantes)(?!\p{L})) => dica para~
  (?<!(?<!\p{L})(?:uma|toda|essa|esta|nossa|minha|boa|grande) )(?<=\p{L} )a galera(?= (?:aqui|tem|faz|fala|acha|usa|trabalha|pede|quer|não|nao|n|d[aeo]|s[oó]|esquece|insiste|que|q|toda|est[aá]|t[aá]|ta|vai)(?!\p{L})) => o pessoal
  {S}a galera(?= (?:aqui|tem|faz|fala|acha|usa|trabalha|pede|quer|não|nao|n|d[aeo]|s[oó]|esquece|insiste|que|q|toda|est[aá]|t[aá]|ta|vai)(?!\p{L})) => o pessoal
  (?<=(?:^|[.!?:\n] ?)nem tod[oa]s? [^.,;:!?\n]{4,60}) e (?=\p{L}{3,20}(?: \p{L}{3,14})?{K})(?<!(?<!\p{L})(?:é|são|sao|tem|precisa|vira|deve) [^.,;:!?\n]{0,60}) => ~é~
  hiperk(?!\p{L}) => hiperK
  intox (?=por|com|c/|ex[oó]gena|digit|alco) => intoxicação~
  (?<=(?:depress[aã]o|insufici[eê]ncia|infec[cç][aã]o|frequ[eê]ncia|acidose|alcalose|parada|virose|secre[cç][aã]o|fal[eê]ncia|via|terapia|cinesioterapia|reabilita[cç][aã]o) )resp(?!\p{L}) => respiratória
  (?<=(?:desconforto|esfor[cç]o|padr[aã]o|quadro|v[ií]rus|volume|ritmo|sintoma|trabalho|sofrimento) )resp(?!\p{L}) => respiratório
  (?<=, )(?:gineco|ginecologia)(?=\?) => ginecologistas
  (?<=, )(?:cardio|cardiologia)(?=\?) => cardiologistas
  (?<=, )(?:infecto|infectologia)(?=\?) => infectologistas
  (?<=, )(?:neuro|neurologia)(?=\?) => neurologistas
  (?<=, )(?:ped|pediatria|pediatra)(?=\?) => pediatras
  (?<=\p{L}: )(1[1-9]|[2-9]\d) ?a(?=,) => paciente de $1 anos
  (?<=\p{L}: )(1[1-9]|[2-9]\d) anos(?=, ) => paciente de $1 anos
  (\d[\d.,]{0,6} ?(?:ml|kcal|L))/d(?={K}| ) => $1/dia
  pro (?=\d{1,2}º) => para o~
  (?<=(?<!\p{L})(?:um|o|do|ao|no|meu|esse|este|cada|pelo|seu|nosso|outro|num|desse|neste) )bb(?={K}| (?:de|com|c/|q|que|prematuro|n[aã]o|n|nasceu|est[aá]|t[aá]|ta|mama|chora|tem|fez|foi|dela|dele|e)(?!\p{L})|c/) => bebê
  ! HB (?=\d) => Hb~
  (?<=(?<!\p{L})(?:no|do|o|ao) )(\d{1,2}) (?=D?PO(?!\p{L})|dia de p[oó]s|p[oó]s-operat) => $1º~
  (precisa|preciso|precisam|precisamos|precisou|precisava|precisar|precisasse) (?=(?:ATB|antibi[oó]tico|O2|exames?|TC|RM|UTI|interna[cç][aã]o|bi[oó]psia|jejum|receita|sonda|di[aá]lise|ajuda|encaminhamento|laudo|atestado|corticoide|ajuste|vaga|vacina|transfus[aã]o|suplementa[cç][aã]o|isolamento|acompanhante)(?!\p{L})) => $1 de~
  iecas(?!\p{L}) => IECAs
  ! AR (?=ambiente(?!\p{L})) => ar~
  (?<=(?:satura[cç][aã]o|sat|SpO2|SatO2) \d\d ?%?) ar ambiente => ~em ar ambiente
  leuco (?=normal|sem desvio) => leucograma~
  (?<=\p{L}{4,16}(?:ina|ol|am|ona|il|ida|ano|ana|ato|xa|lan|zol|mg|cp|comprimido|gotas)) a noite(?={K}| e | ou ) => ~à noite
  (?<=(?:tomar|usar|dar|fa[cç]o|uso|usa|toma|tomam|passar|deixo|trocar|troco|s[oó]|so|\dx|dose|acorda|acordar|urina|urinar|tosse|coceira|prurido|c[aã]ibras?|dor|febre|sudorese|chora|choro|piora|tala|sono|dorme|plant[aã]o|visita|hoje|amanh[aã]|ontem) )a noite(?={K}| (?:e|ou|toda|mas|por|com|s[oó])(?!\p{L})) => à noite
  (?<=(?:hoje|hj|amanh[aã]|ontem|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta|s[oó]) )a tarde(?={K}| (?:e|ou|mas|com|tem|vou|tenho)(?!\p{L})) => à tarde
  esse (?=(?:semestre|trimestre) (?:em|no|na|aqui)(?!\p{L}))(?<!(?<!\p{L})(?:d?n?o|para|pra|at[eé]|desde|durante|ap[oó]s|que|q|e|ou|todo) esse ) => neste~
  ,? (?:neh?|n[eé]),? (?:gineco|ginecos)\? => , ginecologistas?
  ,? (?:neh?|n[eé]),? (?:cardio|cardios)\? => , cardiologistas?
  at[eé] (?:q|que) prove (?:o )?contr[aá]rio => até que se prove o contrário
  ect[oó]pica at[eé] prova (?:em )?contr[aá]rio => ectópica até prova em contrário
  (?<=(?<!\p{L}){ofWhat}) (?={condition}(?!\p{L})) => ~de~
  (?<=(?<!\p{L})(?:em|faz|fez|fazendo|fazia|com|sem|por|s/|c/) uso) (?=(?:\p{L}{4,18}(?:ina|ol|am|ona|il|ida|ano|ana|ato|azol|pam|xabana|zida|xina|dipino|tana)|AAS|insulina|ACO|DIU|CPAP|VNI|O2|corticoide|anticoagulante|antidepressivo|DVA|noradrenalina|sonda|fralda|bengala|muleta|pr[oó]tese)(?!\p{L})) => ~de~
  (?<=(?<!\p{L})(?:comit[eê]|comiss[aã]o)) (?=[eé]tica(?!\p{L})) => ~de~
  (?<=(?<!\p{L})teste) (?=gravidez(?!\p{L})) => ~de~
  (?<=(?<!\p{L})(?:falta|perda|ganho|dor)) (?=(?:ar|peso|ouvido|garganta|cabe[cç]a|dente|barriga)(?={K}| (?:e|h[aá]|ha|com|c/|de|\d)(?!\p{L}))) => ~de~
  (?<=(?<!\p{L})exames?) (?=(?:sangue|urina|fezes|imagem)(?!\p{L})) => ~de~
  (?<=(?<!\p{L})(?:posto|centro)) (?=sa[uú]de(?!\p{L})) => ~de~
  (?<=(?<!\p{L})(?:bomba|velocidade)) (?=infus[aã]o(?!\p{L})) => ~de~
  (?<=(?<!\p{L})dose) (?=(?:ataque|manuten[cç][aã]o|resgate|refor[cç]o)(?!\p{L})) => ~de~
  (?<=(?<!\p{L})treino) (?=(?:crossfit|for[cç]a|marcha|AVD|equil[ií]brio)(?!\p{L})) => ~de~
  {S}plant[aã]o de (ontem|hoje|hj) resumo: => Resumo do plantão de $1:
  {S}(?:levei|tomei) bronca(?={K}| (?:do|da|por|pq)(?!\p{L})) => recebi uma repreensão
  tomei uma bronca(?!\p{L}) => recebi uma repreensão
  (?<=[\p{L}\d)%] )(?<!(?<!\p{L})(?:ondas?|intervalo|valor de|grupo|vitamina|hormônio) )p (?=(?!valor|par|lugar|dor|melhor|pior|maior|menor)\p{L}{2,14}[aeio]r(?!\p{L})) => para~
  (?<=[\p{L}\d)] )(?<!(?<!\p{L})(?:ondas?|intervalo|valor de|valor|grupo|vitamina|com|de) )p (?=(?:os?|as?|um|uma|quem|cada|que|q|todos|todas|todo|meu|minha|esse|essa|este|esta|ele|ela|mim|casa|UTI|CTI|UPA|PS|enfermaria|cirurgia|nefro|cardio|ambulat[oó]rio)(?!\p{L})) => para~
  (?<=(?<!\p{L})aqui )lab(?= \p{L}) => o laboratório
  p[oó]s[ -]?menop(?!\p{L}) => pós-menopausa
  sang (?=(?:persistente|ativo|vivo|oculto|importante|vaginal|gengival|intenso|difuso|vol)(?!\p{L})) => sangramento~
  ! {S}[Ee]xo (?=(?:d[oe]s?|simples|m[uú]ltipla)(?!\p{L})) => exodontia~
  (?<=\d(?: ?mg| ?mcg| ?UI| cp| gotas)?) a noite(?={K}) => ~à noite
  (?<=[,:;] )hto(?={K}) => hematócrito
  hto (?=\d) => hematócrito~
  retic(?:s)?(?={K}| \d| (?:alto|baixo|normal|elevad)) => reticulócitos
  {S}enf (?=(?:pedi[aá]trica|neonatal|obst[eé]trica|intensivista|cir[uú]rgica|da UTI|de UTI|do trabalho)[ :,])(?![^.:,\n]{0,30} aqui) => enfermagem~
  {S}agrade[cç]o (?=(?:preceptora|equipe|enfermeira|chefe|enfermagem|chefia)(?!\p{L})) => agradeço à~
  {S}agrade[cç]o (?=(?:preceptor|colega|professor|chefe|m[eé]dico)(?!\p{L})) => agradeço ao~
  calc (?=de(?!\p{L})) => cálculo~
  hist fam(?:iliar)?(?!\p{L}) => história familiar
  hist (?=(?:de|da|do|pessoal|pr[eé]via|patol[oó]gica|familiar)(?!\p{L})) => história~
  (?<=(?<!\p{L})(?:sem|s/|do|da|o|a|pelo|pela) )conj(?={K}| (?:assinar|autorizar|assinou)(?!\p{L})) => cônjuge
  ! (?<={labValue} \d{1,6}(?:[.,]\d{1,3})?) (?={labValue} (?:\d|normal|ok|alt[oa]|baix[oa])) => ,~
  {S}(?:gente|gnt|galera|pessoal|mano),? (?:que|q) (?=(?:saudade|raiva|[oó]dio|susto|orgulho|alegria|triste|vontade|preguiça|plant[aã]o|dia|semana|caso|sufoco|tristeza|absurdo|vergonha|pena)(?!\p{L})) => que~
  eos (?=\d) => eosinófilos~
  (?<=(?:farm[aá]cia|psicologia|infec[cç][aã]o|farmac[eê]utic[oa]|higiene|gest[aã]o|pedagogia|odontologia|odonto|fisioterapia|alta|arquitetura|classe) )hospital(?=[:,]) => hospitalar
  ciclofosfa(?!\p{L}) => ciclofosfamida
  nefro(?:logia)? ped(?!\p{L}) => nefrologia pediátrica
  neuro(?:logia)? ped(?!\p{L}) => neurologia pediátrica
  cardio(?:logia)? ped(?!\p{L}) => cardiologia pediátrica
  (?:cir|cirurgia) ped(?!\p{L}) => cirurgia pediátrica
  onco(?:logia)? ped(?!\p{L}) => oncologia pediátrica
  endocrino(?:logia)? ped(?!\p{L}) => endocrinologia pediátrica
  pneumo(?:logia)? ped(?!\p{L}) => pneumologia pediátrica
  gastro(?:enterologia)? ped(?!\p{L}) => gastroenterologia pediátrica
  UTI ped(?!\p{L}) => UTI pediátrica
  (?:PS|emerg[eê]ncia) ped(?!\p{L}) => emergência pediátrica
  cortico[ -]?s?sens[ií]vel => corticossensível
  cortico[ -]?r?resistente => corticorresistente
  cortico[ -]dependente => corticodependente
  pct (?:de )?(?=(?:baixo|alto|moderado) risco(?!\p{L})) => paciente de~
  (?<=(?:anticoagula|anticoagular|anticoagulo|mant[eé]m|mantenho|manter|tratar|trata|trato|usar|uso|por|dura|durou|tratamento de)) ([1-9]|1[0-2]) ?m(?= ou | e |{K}) => ~por $1 meses
  por por (?=\d) => por~
  {S}podo: => Podologia:
  anti[ -]?musc(?:ulo)? liso => anti-músculo liso
  glic (?=(?:jejum|de jejum|capilar|alta|baixa)(?!\p{L})) => glicemia~
  plant[aã]o (?=(?:UPA|UTI|CTI|UBS|emerg[eê]ncia|maternidade|sala vermelha)(?!\p{L})) => plantão na~
  plant[aã]o (?=(?:PS|SAMU|HC|CC|CAPS|pronto-socorro)(?!\p{L})) => plantão no~
  bradi(?={K}) => bradicardia
  (?<=(?<!\p{L})(?:{sign})(?: (?:seca|produtiva|alta|baixa|intens[oa]|difus[oa]|leve|forte|noturn[oa]|cr[oô]nic[oa]|s[uú]bit[oa]|abdominal|tor[aá]cica|lombar|vespertina|bilateral))?) (?={sign}(?!\p{L})) => ,~
  (?<=(?<!\p{L})(?:{sign})(?: (?:seca|produtiva|alta|baixa|intens[oa]|difus[oa]|leve|forte|noturn[oa]|cr[oô]nic[oa]|s[uú]bit[oa]|abdominal|tor[aá]cica|lombar|vespertina|bilateral))?) (?=(?:RX|TC|RM|USG|ECG|eco)(?:[: ]))(?![^.,;:!?\n]{0,40}(?<!\p{L})(?:mostr|com|normal e)) => ,~
  pept[ií]deo c(?!\p{L}) => peptídeo ^c
  (\d{1,3}) hrs(?= de(?!\p{L})) => $1 horas
  msm (?=(?:nome|problema|protocolo|jeito|lugar|hospital|hor[aá]rio|rem[eé]dio|exame|tipo|quadro|efeito|valor|caso|turno|m[eé]dico|colega|setor|leito|acesso|lado|sintoma|antibi[oó]tico|erro|medo)(?!\p{L})) => mesmo~
  intox(?={K}) => intoxicação
  (?<=(?<!\p{L})(?:fila|espera|remiss[aã]o|intervalo|tratamento|hist[oó]ria|dura[cç][aã]o|seguimento|acompanhamento|atraso|quadro) de )([1-9]|[1-3]\d) ?m(?={K}| (?:n[ao]|p/|para|pra|com|c/|e|sem|s/)(?!\p{L})) => $1 meses
  ([1-9]|[1-3]\d) ?m (?=de (?:dor|evolu[cç][aã]o|tosse|febre|sintomas?|hist[oó]ria|tratamento|uso|seguimento|vida|idade|gravidez|gesta[cç][aã]o|prurido|diarreia)(?!\p{L})) => $1 meses~
  (?<=(?<!\p{L})de )([1-9])a(?=[,;:]|\.(?:\s|$)| c/| com ) => $1 anos
  (?<=(?<!\p{L})(?:repete|repito|repetir|reavalio|reavaliar|controle|retorno)) ([1-9]|1[0-2]) ?m(?={K}) => ~em $1 meses
  {S}pelo amor(?: de deus)?,? (?=(?:par[ae]m|n[aã]o|us[ae]m|lav[ae]m|examin[ae]m|pe[cç]am|leiam|olhem|fa[cç]am|cuidem|vacinem)(?!\p{L})) => _
  betabloqs?(?= de) => betabloqueador
  betabloqs?(?!\p{L}) => betabloqueador
  (?<!(?<!\p{L})(?:todas|nas|das|as|são|pelas|para|entre|até|ate) )as (?=(?:segundas|ter[cç]as|quartas|quintas|sextas)(?!\p{L})(?! partes| feiras eu)) => às~
  (?<=(?<!\p{L})(?:a|da|na|de|superestima|subestima|boa|m[aá]|baixa|alta|melhorou|caiu|caindo|sem|queda da|mant[eé]m|mantendo) )sat(?={K}) => saturação
  (?<=(?<!\p{L})(?:considerem|considerar|pe[cç]am|colham|repetir|nova|pedi|pedir|colher|colhi|sem|com|c/|ver|e|depois da) )gaso(?={K}| (?:com|c/|sem|s/|hoje|agora|mostrou)(?!\p{L})) => gasometria
  clearence(?!\p{L}) => clearance
  {S}med de (?=fam[ií]lia) => medicina de~
  {S}psiq (?=infantil|geri[aá]trica) => psiquiatria~
  {S}enf\.(?= (?:obst[eé]trica|pedi[aá]trica|neonatal|intensivista|da|do|de)(?!\p{L})) => enfermagem
  ! cbd(?!\p{L}) => CBD
  (?<=(?<!\p{L})aqui )cir(?= (?:prefere|opera|n[aã]o|n|pede|quer|espera|manda)(?!\p{L})) => a cirurgia
  neutro (?=\d{3,5}(?!\d)) => neutrófilos~
  (?<=(?<!\p{L})(?:pedi|solicitei|pedir|solicitar) )(hemato|nefro|neuro|cardio|infecto|gastro|pneumo|endocrino|dermato|oftalmo|otorrino|uro|reumato|psiq)(?={K}) => parecer da $1
  parecer da hemato(?!\p{L}) => parecer da hematologia
  parecer da psiq(?!\p{L}) => parecer da psiquiatria
  parecer da uro(?!\p{L}) => parecer da urologia
  (?<=(?<!\p{L})nas )1as(?= ) => 1ªs
  {S}medica (?=vira|que|m[aã]e|n[aã]o|tamb[eé]m|aqui) => médica~
  {S}t[eé]c(?:\.? de)? enf(?:ermagem)? (?=(?:em|n[ao]|d[aeo]) [^.,:;!?\n]{2,40}:) => profissional técnico de enfermagem~
  endo(?:crino)? ped(?!\p{L}) => endocrinologia pediátrica
  (?<=(?<!\p{L})aos )([1-9]|1\d)m(?={K}| e ) => $1 meses
  (?<=(?<!\p{L})e \d{1,3} aos )([1-9]|1\d)m(?={K}) => $1 meses
  bi-?rads(?= ?\d) => BI-RADS
  ! (?<=(?<!\p{L})ou )bx(?={K}) => biópsia
  {S}rpz,? (?=\p{L}) => _
  (?<!p[oó]s[ -])raqui(?={K}| (?:em|com|c/|para|p/|na|no|e|ou|n[aã]o|foi|com)(?!\p{L})) => raquianestesia
  videodegluti(?!\p{L}) => videodeglutograma
  (?<=\d )as (?=\d{1,2}h(?: e(?!\p{L})|,))(?<!(?<!\p{L})(?:de|das|entre) \d{1,2} as ) => às~
  {S}ofta: => Oftalmologia:
  {S}ort: => Ortopedia:
  cinesio(?!\p{L}) => cinesioterapia
  (?<={masculine} )neg(?:at)?(?={K}| (?:h[aá]|ha|mas|e|com|c/|em|na|no|para|pra|p/|desde|ontem|hoje|hj|n[aã]o|ainda)(?!\p{L})) => negativo
  (?<={feminine} )neg(?:at)?(?={K}| (?:h[aá]|ha|mas|e|com|c/|em|na|no|para|pra|p/|desde|ontem|hoje|hj|n[aã]o|ainda)(?!\p{L})) => negativa
  (?<={masculinePlural} )neg(?:at)?s?(?={K}| (?:h[aá]|ha|mas|e|com|c/|em|na|no|para|pra|p/|desde)(?!\p{L})) => negativos
  (?<={femininePlural} )neg(?:at)?s?(?={K}| (?:h[aá]|ha|mas|e|com|c/|em|na|no|para|pra|p/|desde)(?!\p{L})) => negativas
  (?<={masculine} )posit?(?={K}) => positivo
  (?<={feminine} )posit?(?={K}) => positiva
  (?<={masculinePlural} )posit?s?(?={K}) => positivos
  (?<={femininePlural} )posit?s?(?={K}) => positivas
  (?<={masculineBody} )esqd?o?(?!\p{L}) => esquerdo
  (?<={masculineBody} )(?:dir|dto|drt)(?!\p{L}) => direito
  (?<={feminineBody} )(?:esq|esqda)(?!\p{L}) => esquerda
  (?<={feminineBody} )(?:dir|dta|drt)(?!\p{L}) => direita
  (?<=(?<!\p{L})(?:à|a) )esq(?={K}| (?:com|c/|e|há|ha)(?!\p{L})) => esquerda
  (?<=(?:lobo|quadrante|ter[cç]o|polo|membro|flebite do membro) )sup(?!\p{L}) => superior
  (?<=(?:lobo|quadrante|ter[cç]o|polo|membro) )inf(?!\p{L}) => inferior
  (?<=membros )inf(?!\p{L}) => inferiores
  (?<=membros )sup(?!\p{L}) => superiores
  (CMV|CV|carga viral|HIV|EBV|HCV|HBV)(:? \d[\d.]{0,8}) (?:cps|cop)(?!\p{L}) => $1$2 cópias
  (\d{1,3}) (?:cps?|comps?) (?=(?:\p{L}{3,16}(?:ina|ona|pam|lam|fen|fina|mol|lol|pril|tana|tano|ida|ico|ium|ato|eno|ilo|azol)|AAS|de \p{L}{4,20})(?!\p{L}))(?!\d{1,3} \p{L}{1,5} de \d) => $1 comprimidos de~
  comprimidos de de (?=\p{L}) => comprimidos de~
  (?<![\d.,])1 comprimidos (?=de) => 1 comprimido~
  (\d{1,4}) gts(?=/min|{K}| (?:de|por|em|ao|no|na|vo|a cada)(?!\p{L})) => $1 gotas
  (?<!(?<!\p{L})(?:a|à|em|de|por|para|com|uma|na|da) )cada (\d{1,2}) ?(semanas?|dias?|horas?|h|meses|min|minutos)(?!\p{L}) => a cada $1 $2
  dor (?={place}(?!\p{L})) => dor em~
  meta (?=(?:diurese|PAM|INR|SpO2|SatO2|satura[cç][aã]o|HbA1c|glicemia|PA|LDL|RASS|hemoglobina|Hb)(?!\p{L})) => meta de~
  (?<=\d ?(?:ml|mg|mcg|g)(?:/(?:h|kg|min|kg/h|dia))?) (?=meta de ) => , com~
  (?<=(?:use|usem|usar|usam|uso|usamos|pe[cç]am|pedir|pedem|pe[cç]o|fa[cç]am|fazer|fazem|indicam?|precisa|prescrevam|prescrever|colher|colham) (?:\p{L}{3,20} )?\p{L}{3,20} )rotina(?={K}) => de rotina
  (?<=(?<!\p{L})(?:vacina|uso|medica[cç][aã]o|checkup|exames?) )rotina(?={K}) => de rotina
  (?<={event}) (?:h[aá] )?(\d{1,2}) ?(?:m|meses)(?={K}) => ~há $1 meses
  (?<={event}) (?:h[aá] )?(\d{1,2}) ?(?:a|anos)(?={K}) => ~há $1 anos
  (?<={event}) (\d{1,3}) (dias|semanas)(?={K}) => ~há $1 $2
  (?<=(?:^|[.,;:] ){symptom}(?: (?:seca|produtiva|intensa|di[aá]ria|noturna|lombar|abdominal|tor[aá]cica|progressiva|persistente|p[oó]s-prandial|alta|baixa|cr[oô]nica))?) (?=(?:\d{1,3} (?:dias|semanas|meses)|\d anos)(?:[,.;]|$|\s*\n)) => ~há~
  (mulher|homem|senhora|senhor|menina|menino|rapaz|mo[cç]a|idos[oa]|gestante|pu[eé]rpera) ([2-9]\d) (?=com(?!\p{L})|c/|q(?!\p{L})|que(?!\p{L})) => $1 de $2 anos~
  RN (?:de )?(\d{1,2}) ?d(?:ias)? vida(?!\p{L}) => RN de $1 dias de vida
  (\d{1,3}) ?(?:d|dias) vida(?!\p{L}) => $1 dias de vida
  (\d{1,3}) ?h vida(?!\p{L}) => $1h de vida
  pr[eé] (excitad[oa]|oxigen\p{L}{3,6}|maturo|mórbid[oa]|tratament[oa]|tratad[oa]|carga|sínc?ope|sincope|s[ií]ncope|termo|escolar|molar|frontal|tibial|rotuliano|auricular|ductal|clínic[oa]|clinic[oa]|anest[eé]sic[oa]|hospitalar|transplante|existente|vacinal|teste|analític[oa]|exist[eê]ncia|internação|internaçao|alta|lavagem|preparo|eclâmptic[oa]|prandial|infarto) => pré-$1
  p[oó]s ((?:\p{L}{3,14}(?:[cç][aã]o|mento|tomia|plastia|ectomia|scopia|grafia|agem|graduad[oa]|cesariana)|parto|alta|banho|almo[cç]o|treino|carga|vacina|dose|viral|dengue|zika|covid|queda|trauma|coleta|pun[cç][aã]o|operad[oa])(?!\p{L})) => pós-$1
  {S}(?:mano|mana|v[eé]i|man),? (?=(?!(?:a|de|da|do|é|eh|meu|com|c/|q|que)(?!\p{L}))\p{L}) => _
  {S}ok(?:,? (?:galera|gente|pessoal|povo|colegas))? ?\?(?=\s|$) => Está correto?
  {S}porque (?!(?:é|eh|e|n[aã]o) ?(?:que|q|\?))(?=[^.!?,\n]{3,150}\?)(?=(?:ainda|vcs?|voc[eê]s?|n[aã]o|ningu[eé]m|tod[oa]s?|eles|elas|tant[oa]s?|nunca|sempre|pedem|fazem|usam|insistem|mandam) ) => por que~
  (?<=(?<!\p{L})(?:sei|sabe|sabem|saber|dizer|entendi|entendo|diz|disse|qual|perguntar|lembro|lembra) )o (?:q|que)(?=\s*(?:[.?!]|$)) => o quê
  (?<=(?<!\p{L})(?:aqui|hoje|hj|c[aá]|ontem|e|mas|pq|que|q) )fisio (?=(?:diz|disse|falou|acha|quer|pediu|recomenda|liberou|avaliou|n[aã]o|n|faz|fez|mobiliza|extuba|iniciou|indica|indicou)(?!\p{L})) => a fisioterapia~
  (?<=(?<!\p{L})(?:com|da|à|a|pela|de|pra|para|na) )fisio(?={K}| (?:de|do|da|n[aã]o|q|que|e|motora|resp)(?!\p{L})) => fisioterapia
  {S}fisio(?=:| (?:de|da|do) (?:UTI|hospital|enfermaria|neo|cti|amb|traumato|esportiva|p[eé]lvic)) => fisioterapia
  (subiu|caiu|baixou|aumentou|reduziu) (\d[\d.,]{0,6}) (?:para|pra|p/|p) (?=\d) => $1 de $2 para~
  (?<=(?:enfermaria|UTI|ala|leito|setor|posto|ambulat[oó]rio) )ped(?={K}) => pediátrica
  {C}(?:quest|pergt|perg)(?=:) => pergunta
  qto (?=menos|mais|antes|tempo|maior|menor) => quanto~
  (?:intern|hospitaliz)(?= (?:por|há|ha|em|na|no) ) => internação
  prot(?=\.? (?:de|da|do|institucional)(?!\p{L})) => protocolo
  (?<=(?<!\p{L})(?:o|do|no|um|pelo|meu|nosso|esse|este|novo) )prot(?={K}) => protocolo
  medicam?s(?!\p{L}) => medicamentos
  assintom(?={K}) => assintomático
  ambul (?=de|da|do) => ambulatório~
  (?<=(?<!\p{L})(?:em|no|do|ao|pro|pelo) )ambu?l?(?={K}| (?:de|do|da|com|c/|hoje|hj|ontem)(?!\p{L})) => ambulatório
  (?<=(?<!\p{L})(?:o|do|no|esse|este|meu|um|no meu|pelo|ao|outro|de) )plant(?={K}| (?:de|do|da|hoje|hj|ontem|passado|noturno|diurno)(?!\p{L})) => plantão
  {S}plant (?=(?:de|do|da|hoje|hj|ontem) ) => plantão~
  (?<=(?<![\d.,/])(?:[2-9]|[1-9]\d) )(?:sessao|sess)(?={K}| de ) => sessões
  seg (?=a sex|à sex) => segunda~
  (?<=segunda )a sex(?={K}) => a sexta
  `,
  macros,
);
