/**
 * What members say in everyday Portuguese and its formal words, a class a line as in `portuguese-classes.ts`. Reviewed:
 * both sides say the same of the same thing. Not here: "pred" and "dexa", which are several drugs, and days that are
 * ordinal numbers too ("segunda").
 */
export const PORTUGUESE_INFORMAL_CLASSES = `
rapaz|jovem|homem jovem|garoto
esse mês|este mês|neste mês|nesse mês
esse mes|este mês|neste mês|nesse mês
essa semana|esta semana|nesta semana|nessa semana
esse ano|este ano|neste ano|nesse ano
sff|por favor
dica para|alguma dica para|alguém tem alguma dica para
dica p/|alguma dica para|alguém tem alguma dica para
dicas para|alguma dica para|alguém tem dicas para
questão|dúvida
alguém c/ experiência em|alguém tem experiência com|alguém tem experiência em
alguém com experiência em|alguém tem experiência com|alguém tem experiência em
não adianta nada|não tem efeito
não adianta|não tem efeito
em cima de|sobre
em cima do|sobre o
obgda|obrigada
obgdo|obrigado
malta|colegas
ginecos|ginecologistas
cardios|cardiologistas
fisios|fisioterapeutas
endócrino|endocrinologista|endocrinologia
endocrino|endocrinologista|endocrinologia
reumato|reumatologista|reumatologia
uro|urologista|urologia
tdo|tudo
mto bem|muito bem
qlqr|qualquer
qq um|qualquer um
todo dia|todos os dias|diariamente
toda semana|todas as semanas|semanalmente
todo mês|todos os meses|mensalmente
toda vez|sempre|todas as vezes
já já|em breve
aq|aqui
cá|aqui
microondas|micro ondas
marcapassos|marca passos
cannabidiol|canabidiol
moça|jovem|mulher jovem|garota
menino|garoto|rapaz
menina|garota
sra|senhora
sr|senhor
a sra|a senhora|a paciente
o sr|o senhor|o paciente
uma sra|uma senhora|uma paciente
um sr|um senhor|um paciente
neurorradio|neurorradiologista|neurorradiologia
laudou|emitiu o laudo
tomando direito|tomando corretamente|tomando adequadamente
usando direito|usando corretamente|usando adequadamente
toma direito|toma corretamente|toma adequadamente
usa direito|usa corretamente|usa adequadamente
come direito|come adequadamente|alimenta se adequadamente
dorme direito|dorme adequadamente|dorme bem
vou por|vou introduzir|vou iniciar|vou acrescentar|vou adicionar
disse não e|recusou e
disse não 2x|recusou duas vezes|recusou por duas vezes
disse não a|recusou a|recusou
disse não ao|recusou o|recusou
ataque epilético|crise epiléptica
vale a pena|é vantajoso|compensa
tem problema|há problema
deu problema|houve problema
deu errado|não funcionou
no dom|no domingo
terça|terça feira
terca|terça feira
no sab|no sábado
no sáb|no sábado
sem sangrar|sem sangramento|não sangrou
sem sangramento|não houve sangramento|não sangrou
precisou de|precisou|necessitou de|foi necessário|foi necessária
não precisou|não foi necessário|não foi necessária|não necessitou de|não precisou de
n precisou|não foi necessário|não foi necessária|não necessitou de|não precisou de
nao precisou|não foi necessário|não foi necessária|não necessitou de|não precisou de
se piorar|se houver piora|em caso de piora|caso haja piora|caso piore
se melhorar|se houver melhora|em caso de melhora|caso haja melhora|caso melhore
se febre|se houver febre|em caso de febre|caso haja febre|se tiver febre|se apresentar febre
se dor|se houver dor|em caso de dor|caso haja dor|se tiver dor|se sentir dor
se sangrar|se houver sangramento|em caso de sangramento|caso haja sangramento
se vomitar|se houver vômito|em caso de vômito|em caso de vômitos|se apresentar vômitos
se cair|se houver queda|em caso de queda
se subir|se houver aumento|em caso de aumento
usar se|uso se
para usar se|para uso se
moleque|menino
gurizada|crianças
nenê|bebê|lactente
gurias|meninas
vô|avô
vó|avó
marido|esposo|cônjuge
mulher dele|esposa|esposa dele
marido dela|esposo|esposo dela
postinho|unidade básica de saúde|ubs
r1|residente do primeiro ano
r2|residente do segundo ano
r3|residente do terceiro ano
residente|médico residente
doutor|médico
doutora|médica
dr|doutor
dra|doutora
pessoal da enfermagem|equipe de enfermagem
plantonista|médico plantonista
nariz entupido|congestão nasal|obstrução nasal
nariz escorrendo|coriza|rinorreia
catarro|secreção
dor de ouvido|otalgia
dor de dente|odontalgia|dor dentária
dor de barriga forte|dor abdominal intensa
dor na barriga|dor abdominal
dor nas juntas|artralgia|dor articular
dor no corpo|mialgia
azia|pirose
vontade de vomitar|náusea|náuseas
enjoo|náusea|náuseas
enjoada|nauseada|com náuseas
enjoado|nauseado|com náuseas
soltinho|amolecido
intestino preso|constipação|constipação intestinal
prisão de ventre|constipação|constipação intestinal
xixi na cama|enurese
vontade de fazer xixi|urgência urinária
ardência ao urinar|disúria
ardor ao urinar|disúria
sangue na urina|hematúria
tosse com sangue|hemoptise
vômito com sangue|hematêmese
pele amarela|icterícia
moleza|astenia
formigamento|parestesia|parestesias
tremedeira|tremor|tremores
calafrio|calafrios
suadeira|sudorese
suando|com sudorese
suor|sudorese
suor frio|sudorese fria
batedeira|palpitação|palpitações
sem ar|dispneico
cansada para respirar|dispneica
chiado|sibilos|sibilância
chiado no peito|sibilância|sibilos
convulsões|crises convulsivas
ínguas|linfonodomegalias
íngua|linfonodomegalia
unha encravada|onicocriptose
pedra no rim|cálculo renal|litíase renal
pedra na vesícula|colelitíase|cálculo biliar
gordura no fígado|esteatose hepática
osso quebrado|fratura
quebrou o braço|fraturou o braço
quebrou a perna|fraturou a perna
quebrou o fêmur|fraturou o fêmur
virose|infecção viral
resfriado|resfriado comum
catapora|varicela
caxumba|parotidite
cobreiro|herpes zóster
sapinho|candidíase oral
bicho geográfico|larva migrans cutânea
lombriga|ascaridíase
piolho|pediculose
sarna|escabiose
remédio de pressão|anti hipertensivo
remédio para pressão|anti hipertensivo
remédio para dor|analgésico
remédio pra dor|analgésico
remédios para dor|analgésicos
remédio para dormir|hipnótico
remédio pra dormir|hipnótico
comprimidinho|comprimido
pomadinha|pomada
vacininha|vacina
exame de sangue|exame laboratorial
chapa|radiografia
marcapasso|marca passo
cateterismo|cate
botar|colocar
bota|coloca
botei|coloquei
pegar veia|obter acesso venoso|puncionar acesso venoso
peguei veia|obtive acesso venoso|puncionei acesso venoso
pegar acesso|obter acesso venoso
correr soro|infundir soro|infundir solução fisiológica
deu entrada|foi admitido|foi admitida|chegou
subiu para uti|foi transferido para a uti|foi transferida para a uti
foi para uti|foi transferido para a uti|foi transferida para a uti
foi pra uti|foi transferido para a uti|foi transferida para a uti
não resolveu|não foi eficaz
resolveu|foi eficaz
não adiantou|não foi eficaz|não houve resposta
adiantou|foi eficaz
não rolou|não ocorreu
dá certo|funciona
deu certo|funcionou|foi bem sucedido
deu reação|houve reação|causou reação
ficou bem|evoluiu bem
ficou ótimo|evoluiu muito bem
ficou pior|piorou
tá pior|piorou|está pior
tá melhor|melhorou|está melhor
ta pior|piorou|está pior
ta melhor|melhorou|está melhor
tá bem|está bem
ta bem|está bem
tô com|tenho|estou com
to com|tenho|estou com
tô sem|estou sem
tá com|está com|apresenta|tem
ta com|está com|apresenta|tem
tava com|estava com|apresentava|tinha
tá sem|está sem|não apresenta
ta sem|está sem|não apresenta
tava sem|estava sem|não apresentava
tá em|está em|encontra se em
ta em|está em|encontra se em
tava em|estava em|encontrava se em
tá usando|está usando|está em uso de|usa
ta usando|está usando|está em uso de|usa
tava usando|estava usando|estava em uso de|usava
tá tomando|está tomando|está em uso de|usa
ta tomando|está tomando|está em uso de|usa
compensa|vale a pena
nem sempre|não sempre
quase nunca|raramente
de vez em qdo|ocasionalmente
toda hora|constantemente
o tempo todo|constantemente|continuamente
pela boca|por via oral
pelo nariz|por via nasal
mais de uma vez|repetidamente
um tanto|um pouco
um bocado|bastante
pra caramba|muito
bem mais|muito mais
bem menos|muito menos
bem melhor|muito melhor
bem pior|muito pior
pouquíssimo|muito pouco
rapidinho|rapidamente
devagarinho|lentamente
certinho|corretamente
direitinho|corretamente
de boa|sem problemas
sem stress|sem problemas
sussa|sem problemas
complicado|difícil
puxado|difícil|cansativo
chato|incômodo|desagradável
chata|incômoda|desagradável
esquisito|atípico|incomum
esquisita|atípica|incomum
estranho|atípico|incomum
estranha|atípica|incomum
bizarro|muito incomum
top|excelente
bacana|interessante
maneiro|interessante
show de bola|excelente
tô perdido|estou em dúvida|tenho dúvidas
tô perdida|estou em dúvida|tenho dúvidas
to perdido|estou em dúvida|tenho dúvidas
to perdida|estou em dúvida|tenho dúvidas
tô na dúvida|estou em dúvida|tenho dúvida
to na dúvida|estou em dúvida|tenho dúvida
to na duvida|estou em dúvida|tenho dúvida
alguém sabe|alguém tem conhecimento|algum colega sabe
alguém viu|alguém já viu|algum colega viu
alguém usa|alguém utiliza|algum colega utiliza
alguém já usou|alguém já utilizou|algum colega já utilizou
alguém tem|algum colega tem|alguém dispõe de
quem usa|quem utiliza|algum colega utiliza
quem já usou|quem já utilizou|algum colega já utilizou
vcs usam|vocês usam|vocês utilizam
vcs fazem|vocês fazem|vocês realizam|os colegas realizam
vcs dão|vocês administram|vocês prescrevem
vcs dao|vocês administram|vocês prescrevem
vcs pedem|vocês solicitam
vcs suspendem|vocês suspendem|vocês interrompem
vcs mantém|vocês mantêm
vcs mantem|vocês mantêm
vcs preferem|vocês preferem
vcs acham|vocês acham|vocês consideram
que que vcs acham|o que vocês acham
q vcs acham|o que vocês acham
oq vcs fazem|o que vocês fazem|como vocês procedem
como vcs fazem|como vocês fazem|como vocês procedem
faz mal|é prejudicial
faz bem|é benéfico
dá problema|causa problema
tem jeito|há solução|há alternativa
tem como|é possível
não tem como|não é possível
tem que ver|é necessário avaliar
tem q ver|é necessário avaliar
fazer o que|o que fazer|como proceder
q fazer|o que fazer|como proceder
`;
