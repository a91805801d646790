/** Portuguese words and phrases of one meaning, a class a line, separated by "|". Reviewed; compared without accents. */
export const PORTUGUESE_CLASSES = `
senão|se não|caso contrário|do contrário
na minha opinião|a meu ver
melhorou|apresentou melhora|houve melhora|teve melhora|evoluiu com melhora
piorou|apresentou piora|houve piora|evoluiu com piora
tem|há|apresenta|possui|havia
tem|tenha|apresente
com|mostrou|mostra|evidenciou|com presença de
dei|administrei|recebeu
bloqueio ileofascial|bloqueio da fáscia ilíaca
ileofascial|da fáscia ilíaca|fáscia ilíaca
dantrolene|dantroleno
exoftalmo|exoftalmia
tem evidência|há evidência|existe evidência
tudo bem|é aceitável|aceitável
tá bom|é suficiente|são suficientes
para|p/|pra|pro
a gente|nós
a gente não faz|não fazemos|nós não fazemos
a gente faz|fazemos|nós fazemos
a gente usa|usamos|utilizamos|nós usamos
falam|dizem|orientam
em|no|na
falar|dizer
suspeitar|suspeitarem
próximo passo|qual é o próximo passo|qual o próximo passo
qual dose|que dose|qual é a dose|qual a dose|dose
esse|este
essa|esta
mês passado|no mês passado
ta dando|está causando|está ocorrendo|está provocando
enfermeira aqui|sou enfermeira
enf aqui|sou enfermeira|sou enfermeiro
fisio aqui|sou fisioterapeuta
gostaria de saber|queria saber
ficou|permaneceu
sumiu|desapareceu|resolveu
acabei|terminei
topou|aceitou|concordou
odeia|detesta
morreu|faleceu|evoluiu a óbito|foi a óbito
deu ruim|houve complicação
passar visita|realizar visita
paciente|pcte|pct|doente|o paciente|pessoa
pacientes|pctes|pcts|doentes|pessoas|portadores
paciente|portador|portadora
gestante|grávida|mulher grávida
grávida|gestante|gravida
gravidez|gestação
criança|menino|criancinha|guri
crianças|criançada|crianças pequenas|meninada
bebê|lactente|neném|recém nascido
idoso|velhinho|senhor|velho|paciente idoso
idosa|velhinha|senhora|velha|paciente idosa
idosos|velhinhos
mãe|genitora
pai|genitor
remédio|medicamento|medicação|medicações|fármaco
remédios|medicamentos|medicações|fármacos
antibiótico|atb|antibioticoterapia|antimicrobiano
antibióticos|atbs|antimicrobianos
barriga|abdome|abdômen
dor de barriga|dor abdominal
dor de cabeça|cefaleia
dor no peito|dor torácica
dor nas costas|lombalgia|dorsalgia
dor na coluna|lombalgia
falta de ar|dispneia
tontura|vertigem
coceira|prurido
inchaço|edema
inchado|edemaciado
inchada|edemaciada
pressão|pressão arterial
pressão alta|hipertensão|hipertensão arterial
pressão baixa|hipotensão
açúcar|glicemia
infarto|infarto agudo do miocárdio|iam
derrame|acidente vascular cerebral
xixi|urina
cocô|fezes
bombinha|inalador|dispositivo inalatório
injeção|aplicação
soro|solução fisiológica
exame|exames
exames de sangue|exames laboratoriais|labs
consulta|atendimento
plantão|plantões
efeito colateral|efeito adverso|evento adverso|efeitos colaterais|efeitos adversos|reação adversa
medo|receio|temor
dica|sugestão|orientação
dicas|sugestões|orientações|recomendações
ajuda|auxílio
dúvida|questão
uma dúvida|dúvida|tenho uma dúvida|gostaria de tirar uma dúvida
problema|questão
casa|domicílio|residência
em casa|no domicílio|em domicílio|na residência
canal|tratamento endodôntico|endodontia
limpeza|profilaxia dentária|limpeza dentária
tubo|tot|tubo orotraqueal
febre|estado febril
febre alta|hipertermia
ruim|desfavorável|inadequado|mau
péssimo|muito ruim
bom|adequado|favorável
boa|adequada|favorável
legal|adequado|interessante|bom
ótimo|excelente|muito bom
grave|severo|importante
leve|discreto|discreta
um pouco|levemente|discretamente|pouco|ligeiramente
muito|bastante|mto|extremamente|super
muita|bastante|mta
muita gente|muitas pessoas|muitos pacientes|muitos colegas|muitos
muitos|diversos|vários|inúmeros|um monte de|um grande número de
muitas|diversas|várias|inúmeras
um monte de|muitos|muitas|diversos|diversas
pouco|pouca
todo mundo|todos|todas as pessoas
todo|todos os|cada
alguém|algum colega|algum de vocês|alguém aqui|algm|alguem|algum dos colegas
ninguém|ngm|nenhum de nós
gente|pessoal|galera|colegas|gnt
vocês|vcs|colegas|os colegas|voces
você|vc|voce|o colega
rápido|rapidamente|com rapidez
devagar|lentamente
logo|em breve
na hora|imediatamente
já|ja|anteriormente
agora|atualmente|no momento|neste momento
hoje|hj|no dia de hoje
ontem|no dia de ontem
amanhã|no dia seguinte
hoje em dia|atualmente
de manhã|pela manhã|manhã|na parte da manhã
à tarde|de tarde|na parte da tarde
à noite|de noite|noite|no período noturno
de madrugada|na madrugada
depois|após|em seguida|posteriormente|depois de|depois da|depois do|apos|após o|após a|dps|dpois|mais tarde
antes|antes de|antes da|antes do|previamente|previamente a
antes disso|previamente
durante|ao longo de
enquanto|ao passo que
quando|qdo|qnd
se|caso|no caso de
a não ser que|a menos que|exceto se|salvo se
até que|até
até|ate
sempre|smp|em todos os casos
às vezes|ocasionalmente|por vezes|as vezes
de vez em quando|ocasionalmente
geralmente|normalmente|habitualmente|em geral|usualmente
só|somente|apenas|exclusivamente|so|unicamente
também|tb|tbm|igualmente|tambem|além disso
ainda|ainda assim
mesmo|msm|inclusive
quase|praticamente
mais ou menos|aproximadamente|cerca de|por volta de|em torno de|aprox|uns|umas|~
mais de|acima de|>|superior a|maior que|maior do que|mais que
menos de|abaixo de|<|inferior a|menor que|menor do que|menos que
pelo menos|no mínimo|ao menos|≥
no máximo|até|≤
do que|que|doque
melhor que|superior a|melhor do que
pior que|inferior a|pior do que
igual a|igual|idêntico a
=|igual a|é|são|configuram|configura|corresponde a|significa
porque|pq|pois|já que|uma vez que|visto que|por que|porquê
por que|pq|por qual motivo|por qual razão|porque
por causa de|devido a|em razão de|em virtude de|por conta de|em decorrência de|por causa da|por causa do|devido ao|devido à
então|portanto|assim|logo|dessa forma|entao|desse modo|por isso
mas|porém|contudo|entretanto|no entanto|todavia|só que|embora
apesar de|mesmo com|a despeito de|embora
em vez de|ao invés de|em lugar de|no lugar de|invés de
sem|s/|ausência de|na ausência de|sem a|não há|não havia|não houve|não tem|não tinha|não apresenta|não apresentava|nao tem|sem apresentar|não houver|se não houver|e não houver
com|c/|apresentando|apresenta|apresentava|tem|tinha|tendo|que apresenta|que apresentava|e apresenta|portador de|portadora de|apresentou|teve
e|+|&|bem como|assim como|além de
ou|ou então
não|nao|n|ñ|naum
não é|nao eh|não se trata de|n é
nunca|jamais|em nenhum momento
nem|e nem|tampouco|e não|nem mesmo
nem todo|nem todos os|não é todo
nenhum|nenhuma|qualquer
talvez|possivelmente|quem sabe|pode ser que
provavelmente|provável|é provável que|deve ser
com certeza|certamente|sem dúvida|concerteza
parece|parece que|aparenta|aparentemente|aparenta ser|ao que parece
pode|é possível|podem|pode se|poderia|é permitido
posso|podemos|é possível|seria possível|poderia|eu posso
pode ser|seria adequado|é possível|seria possível|estaria correto|é aceitável|está correto|isso seria adequado
pode ter|talvez tenha|possivelmente tenha|pode haver
deve|devem|deve se|precisa|é necessário|tem que|tem de|deveria
tem que|tem q|deve|precisa|é necessário|tem de|é preciso|necessita
tinha que|tinha q|era necessário|era preciso|deveria|precisava|tinha de
tenho que|devo|preciso|tenho de
devo|devo eu|deveria|eu devo
mantenho|devo manter|devo manter o medicamento|mantenho a medicação
não dá para|nao da p/|não é possível|não se pode|não da pra
dá para|da p/|é possível|dá pra
vai|irá|vão|irão
vou|irei|pretendo|vamos|iremos
vou|irei
acho|acho que|acredito|acredito que|penso|penso que|considero|considero que|a meu ver|na minha opinião|creio que|julgo que|tenho a impressão de que|achei|acho q|imagino que
to achando|tô achando|estou achando|acredito|acho|penso|suspeito|acredito que|estou considerando|to achando q|to achando que
acham|consideram|pensam|acreditam|o que acham|oq acham|opinião de vocês|qual a opinião de vocês
o que vocês acham|o que acham|qual a opinião de vocês|qual é a opinião de vocês|oq acham|o q acham|oq vcs acham|opiniões|gostaria de saber a opinião dos colegas|qual a opinião dos colegas|vcs acham|o que pensam|acham|qual é a opinião dos colegas
o que fazer|como proceder|qual a conduta|o que vocês fariam|oq fazer|qual seria a conduta|o que fariam|qual conduta|oq vcs fariam|o que devo fazer|como devo proceder|conduta|qual a melhor conduta
como vocês fazem|como procedem|como vcs fazem|qual a conduta de vocês|como vocês procedem|como vocês conduzem
experiência|vivência
alguma dica|alguma sugestão|alguma orientação|sugestões|dicas|agradeço sugestões|aceito sugestões|aceito dicas
né|correto|certo|não é|ne|está correto|não é mesmo|é isso
ok|normal|adequado|sem alterações|adequada|normais
tudo bem|adequado
ok|sem alterações|dentro da normalidade|normal
tem|há|existe|existem
tô|estou|to|estamos
tá|está|ta|encontra se|esta|estava|se encontra|segue|permanece
é|eh|e|foi|era|seria
de novo|novamente|outra vez|mais uma vez
1x|uma vez|1 x|1 vez
2x|duas vezes|2 x|2 vezes
3x|três vezes|3 x|3 vezes
1x/dia|uma vez ao dia|1x ao dia|1 vez ao dia|uma vez por dia|1x/d|1x dia|diariamente|1 vez por dia|24/24h
2x/dia|duas vezes ao dia|2x ao dia|2 vezes ao dia|duas vezes por dia|2x/d|2x dia|2 vezes por dia
3x/dia|três vezes ao dia|3x ao dia|3 vezes ao dia|três vezes por dia|3x/d|3 vezes por dia
por dia|ao dia|/dia|diário|diária|diários|diariamente
por semana|semanalmente|semanal|na semana
todo dia|diariamente|todos os dias|td dia|diário
a cada|de|cada
vo|via oral|por via oral|oral
ev|endovenoso|endovenosa|via endovenosa|por via endovenosa|iv|intravenoso|intravenosa|via intravenosa|por via intravenosa
sn|se necessário|se preciso
direito|direita|dir
esquerdo|esquerda|esq
homem|masculino|do sexo masculino|sexo masculino|masc|paciente do sexo masculino
mulher|feminino|do sexo feminino|sexo feminino|feminina|fem|paciente do sexo feminino
os 2|ambos|os dois|as duas|ambas|as 2|os dois medicamentos
por conta|por conta própria|sem orientação médica
quanto tempo|por quanto tempo
qual|que|quais
qual a|qual é a|qual seria a
qual o|qual é o|qual seria o
quanto|qto|quantos
como|de que forma|de que maneira
o que|oq|que|o q
que|q
quem|qm
usando|em uso de|fazendo uso de|utilizando|em tratamento com|usa|utiliza|faz uso de
em uso de|usando|utilizando|usa|faz uso de|fazendo uso de|utiliza|em uso
usa|utiliza|em uso de|faz uso de|usava|utilizava|está em uso de
toma|usa|utiliza|faz uso de|em uso de|tomando
fez uso de|usou|utilizou
febre|febril
fez febre|apresentou febre|teve febre|evoluiu com febre
teve|apresentou|evoluiu com|houve|fez
teve febre|a febre ocorreu|apresentou febre|houve febre
tive|atendi|recebi
peguei|atendi|recebi
atendi|recebi|avaliei
chegou|deu entrada|foi admitido|foi admitida|compareceu|apresentou se
chegou com|deu entrada com|apresentou se com|admitido com|chegou c/
veio|compareceu|chegou|foi|retornou
veio positivo|foi positivo|resultou positivo|foi positiva|veio positiva|resultou positiva
veio neg|foi negativo|foi negativa|resultou negativo
deu|resultou em|mostrou|foi de|apresentou
deu positivo|foi positivo|resultou positivo
deu negativo|foi negativo|resultou negativo
deu alta|recebeu alta|concedeu alta
dei alta|concedi alta|dar alta
teve alta|recebeu alta
convulsiona|apresenta convulsão|tem convulsão|convulsão
convulsionou|apresentou convulsão|teve convulsão|apresentou crise convulsiva
vomitou|apresentou vômito|apresentou vômitos|teve vômitos
desmaiou|apresentou síncope|teve síncope
caiu|sofreu queda|teve queda
colheu|realizou a coleta|coletou|fez a coleta
falhou|houve falha|apresentou falha
não segurou|não foi suficiente|falhou
hidratei|realizei hidratação|fiz hidratação
reavalio|reavaliação|reavaliar|farei reavaliação|realizo reavaliação|irei reavaliar
tratei|realizei tratamento
mandei para casa|concedi alta|dei alta
mandar para casa|dar alta
subiu|aumentou|elevou se
subindo|aumentando|em elevação
caindo|diminuindo|em queda|reduzindo
alto|elevado|aumentado
alta|elevada|aumentada
altos|elevados
altas|elevadas
baixo|reduzido|diminuído
baixa|reduzida|diminuída
suprimido|suprimida
recém nascido|rn|recem nascido
raio x|rx|radiografia|raio-x
usg|ultrassom|ultrassonografia
tomo|tomografia|tomografia computadorizada
ressonância|ressonância magnética
amoxi clav|amoxicilina clavulanato|amoxicilina com clavulanato|amoxiclav
artigo|estudo|publicação|trabalho
artigos|estudos|publicações|trabalhos
protocolo|protocolos
na prática|na prática clínica
aqui|aqui no serviço|no nosso serviço|em nosso serviço|na nossa unidade|neste serviço
lá|ali
sobre|a respeito de|acerca de|quanto a|em relação a
para|p/|pra|pro|a fim de|para o|para a|com o objetivo de
segundo|de acordo com|conforme
por exemplo|ex|p ex
ou seja|isto é
etc|entre outros
oi|olá|estimados colegas|olá colegas|bom dia|boa tarde|boa noite|prezados|prezados colegas|caros colegas|oi gente|bom dia colegas|olá colegas|oi pessoal|fala pessoal|fala galera|bom dia pessoal|boa noite pessoal|boa tarde pessoal|bom dia galera|boa noite galera
obrigado|obrigada|obg|vlw|valeu|agradeço|agradeço desde já|grato|grata|brigada|brigado|obrigado desde já|desde já agradeço|muito obrigado|muito obrigada|obrigada desde já
por favor|pfv|pf|por gentileza|pfvr
desculpa|desculpe|desculpem|peço desculpas
socorro|preciso de ajuda|ajuda|peço ajuda|solicito auxílio
lembrete|lembrando|lembrem|é importante lembrar|ressalto|vale lembrar|lembro
lembrando que|vale lembrar que|ressalto que|lembro que
atenção|alerta
`;

/** Words that a formal Portuguese text omits. */
export const PORTUGUESE_DROPPABLE = `
galera|gente|pessoal|gnt|povo|mano|meu|cara|véi|kkk|kkkk|rs|rsrs|haha|né|ne|tipo|tipo assim|nossa|caramba|putz|poxa|eita|vixe|uai|ué|aff|enfim|bom|olha|olhem|vejam|então|aí|ai|ah|oh|hein|viu|sabe|assim|oi|olá|opa|bom dia|boa tarde|boa noite|obrigado|obrigada|obg|vlw|valeu|bjs|abs|abraço|abraços|por favor|pfv|uma dúvida|dúvida|duvida|dúvida rápida|só uma dúvida|pergunta|na real|sinceramente|realmente|basicamente|literalmente|mesmo|msm|lá|colegas|amigos|pls|help|socorro|eu|nós|tudo bem|tudo bom|sei lá|ok|hm|hmm|credo|affs|lol
`;

/** Phrases that a Portuguese rewriting may add. */
export const PORTUGUESE_ADDABLE = `
o paciente tem|a paciente tem|o paciente apresenta|a paciente apresenta|paciente com|tenho|portador de|portadora de|portadores de|realizar|realizar a|em pessoas com|pessoas com|houve|e houve|prezados|prezadas|prezados colegas|caros colegas|colegas|por favor|por gentileza|gostaria de saber|gostaria de saber se|gostaria de perguntar|gostaria de tirar uma dúvida|tenho uma dúvida|ademais|além disso|o paciente|a paciente|paciente|pacientes|ao paciente|do paciente|da paciente|no paciente|um caso de|o caso de|no caso de|neste caso|nesse caso|em casos de|um paciente|uma paciente|que|o qual|a qual|os quais|as quais|isso|isto|este|esta|esse|essa|trata se de|trata se|se trate de|há|houve|havia|haja|doença|doença de|quadro|quadro de|um quadro de|diagnóstico de|o diagnóstico de|história de|histórico de|antecedente de|dose|na dose de|dose de|a dose de|em dose de|nível|níveis|o nível|valor|valores|resultado|resultados|o resultado|realizado|realizada|realizados|tratamento|terapia|uso|uso de|o uso de|fazer uso de|medicamento|o medicamento|medicação|a medicação|sendo|tendo|apresentando|chegou a|idade|de idade|aos|por via|via|tempo de|período de|por um período de|durante|em torno|correto|atualmente|especificamente|ou seja|assim|também|eu|nós|sou|utilizamos|aqui|próprio|própria|é indicada|é indicado
`;
