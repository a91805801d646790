/**
 * More phrases and short forms with what a formal text writes for them, a class a line. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const PORTUGUESE_PHRASES_2 = `
sexo m|sexo masculino
vou|irei
vai|irá
mandei p/|encaminhei para|encaminhei à|encaminhei ao
mandei para|encaminhei para|encaminhei à|encaminhei ao
p/ orto|à ortopedia|para a ortopedia
orto|ortopedia|a equipe de ortopedia|a ortopedia
oftalmo|oftalmologia|oftalmologista
cardio|cardiologia|cardiologista
neuro|neurologia|neurológico|neurologista|neurológica
neurocx|neurocirurgia
nefro|nefrologia|nefrologista
gastro|gastroenterologia|gastroenterologista
hemato|hematologia|hematologista
onco|oncologia|oncologista
endócrino|endocrinologia|endocrinologista
endocrino|endocrinologia|endocrinologista
reumato|reumatologia|reumatologista
dermato|dermatologia|dermatologista
pneumo|pneumologia|pneumologista
psiq|psiquiatria|psiquiatra
psiquiatra|médico psiquiatra
infecto|infectologia|infectologista
gineco|ginecologia|ginecologista
uro|urologia|urologista
cx|cirurgia
bmf|bucomaxilofacial
buco|bucomaxilofacial|cirurgia bucomaxilofacial
pediatra|médico pediatra
ped|pediatria
neurorradio|neurorradiologista|neurorradiologia
anestesista|anestesiologista
hemodinâmica|serviço de hemodinâmica|setor de hemodinâmica
hemodinamica|hemodinâmica|serviço de hemodinâmica
tropo|troponina
creat|creatinina
leuco|leucócitos|leucograma
plaq|plaquetas
bilirrubina|bilirrubinas
bili|bilirrubina|bilirrubinas
infra|infradesnivelamento|infradesnivelamento do segmento st
supra|supradesnivelamento|supradesnivelamento do segmento st
pio|pressão intraocular
hgt|glicemia capilar
dextro|glicemia capilar
sat|saturação
sato2|saturação de oxigênio
tiragem|retrações
colecisto|colecistectomia
vlp|videolaparoscopia
colecistectomia vlp|colecistectomia videolaparoscópica
apendicectomia|retirada do apêndice
histerectomia|retirada do útero
strepto|estreptococo
estrepto|estreptococo
staphylo|estafilococo
estafilo|estafilococo
e coli|escherichia coli
dexa|dexametasona
dipi|dipirona
vanco|vancomicina
cipro|ciprofloxacino
amoxi|amoxicilina
clavulin|amoxicilina clavulanato
clavulin|amoxicilina com clavulanato
pip tazo|piperacilina tazobactam
piptazo|piperacilina tazobactam
tazo|piperacilina tazobactam
mero|meropenem
ceftri|ceftriaxona
rocefin|ceftriaxona
azitro|azitromicina
genta|gentamicina
bactrim|sulfametoxazol trimetoprima
nora|noradrenalina
adre|adrenalina
salbuta|salbutamol
aerolin|salbutamol
berotec|fenoterol
haldol|haloperidol
rivotril|clonazepam
diaze|diazepam
midazo|midazolam
fenta|fentanil
quetamina|cetamina
propo|propofol
rocu|rocurônio
succi|succinilcolina
sinva|sinvastatina
rosuva|rosuvastatina
atorva|atorvastatina
enala|enalapril
hctz|hidroclorotiazida
espirono|espironolactona
furo|furosemida
lasix|furosemida
clexane|enoxaparina
apixaban|apixabana
rivaroxaban|rivaroxabana
dabigatran|dabigatrana
xarelto|rivaroxabana
eliquis|apixabana
marevan|varfarina
puran|levotiroxina
isglt2|inibidor de sglt2|inibidores de sglt2
glp1|agonista do glp 1|agonista do receptor de glp 1
semaglu|semaglutida
dapa|dapagliflozina
empa|empagliflozina
hidantal|fenitoína
keppra|levetiracetam
depakene|valproato
tegretol|carbamazepina
aas|ácido acetilsalicílico
atb|antibiótico
atb ev|antibiótico endovenoso
corticoide|corticosteroide
corticoterapia|corticoide
anti inflamatório|anti inflamatório não esteroidal
aine|anti inflamatório não esteroidal
aines|anti inflamatórios não esteroidais
ringer|ringer lactato
contraste|meio de contraste
nada a ver|sem relação
boca seca|xerostomia
tosse seca|tosse não produtiva
tosse com catarro|tosse produtiva
chiado|sibilos
chiando|com sibilos|sibilando
peito chiando|sibilos
falta de ar|dispneia
fraqueza|astenia
bambeira|fraqueza
febrão|febre alta
febrinha|febre baixa
intestino preso|constipação
prisão de ventre|constipação
ressecado|constipado
azia|pirose
boca do estômago|epigástrio
pescoço|região cervical
pé da barriga|hipogástrio
virilha|região inguinal
bumbum|região glútea
junta|articulação
juntas|articulações
zumbido|tinido
formigamento|parestesia
dormência|parestesia
tem evidência|há evidência
tem estudo|há estudo|existe estudo
saiu|foi publicado|foi publicada
saiu um artigo|foi publicado um artigo
saiu diretriz nova|foi publicada nova diretriz|foi publicada uma nova diretriz
o que acham|qual a opinião de vocês|qual é a opinião de vocês
oq vcs fazem|o que vocês fazem|qual a conduta de vocês
qual vcs usam|qual vocês utilizam|qual vocês usam
alguem mais|mais alguém|alguém mais
alguém mais|mais alguém
alguem tem|alguém tem|alguém possui
alguém tem experiência|alguém possui experiência
faz sentido|é razoável|tem fundamento
vale a pena|é indicado|é recomendável|compensa
tem problema|há problema|há algum problema
tem risco|há risco|existe risco
tô em dúvida|tenho dúvida|estou em dúvida
to em duvida|tenho dúvida|estou em dúvida
fiquei na dúvida|tive dúvida|fiquei em dúvida
tô com medo|tenho receio|estou com receio
graças a deus|felizmente
infelizmente|lamentavelmente
na real|na realidade|na verdade
na verdade|na realidade
resumindo|em resumo
fica a dica|fica a sugestão|deixo a sugestão
moral da história|em conclusão
n=1|um único caso|trata se de um único caso
ca de|câncer de
fechar canal|fechamento do canal arterial
horrível|intenso|muito intenso
horríveis|intensos|intensas
igual|inalterado|inalterada|semelhante|sem alteração
bem|clinicamente bem|em bom estado geral
ok|adequado|adequada|satisfatório|satisfatória|normal|preservada|preservado
sempre|constantemente|invariavelmente
muitas vezes|frequentemente
quase|praticamente
rápido|rapidamente|prontamente
devagar|lentamente|gradualmente
só|apenas|somente|exclusivamente
por enqto|por enquanto|até o momento
de novo|novamente|mais uma vez
toda vez|sempre|em todas as ocasiões
tive que|precisei|foi necessário|tive de
tive q|precisei|foi necessário|tive de
compensa|vale a pena|é vantajoso
vale a pena|é indicado|é recomendado|é justificável
fx|fratura
clcr|clearance de creatinina
hsd|hematoma subdural
hsa|hemorragia subaracnoidea
enf|enfermeira|enfermeiro|a enfermeira|o enfermeiro
itus|infecções urinárias|infecções do trato urinário
nitro|nitrofurantoína
doxi|doxiciclina
claritro|claritromicina
pantop|pantoprazol
omep|omeprazol
hidrocort|hidrocortisona
metopro|metoprolol
carvedi|carvedilol
warf|varfarina
o2 em casa|oxigenoterapia domiciliar|oxigênio domiciliar
em casa|domiciliar|no domicílio
tax|temperatura axilar|temperatura
cauda equina|síndrome da cauda equina
adulto|paciente adulto
pais|genitores
fim de semana|final de semana
fds|fim de semana|final de semana
p/ pais|aos pais|para os pais
pros pais|aos pais|para os pais
pra mãe|à mãe|para a mãe
p/ mae|à mãe|para a mãe
pro paciente|ao paciente|para o paciente
p/ paciente|ao paciente|para o paciente
pra família|à família|para a família
puxando acesso|puxando o acesso
desde ontem|a partir de ontem
`;
