/**
 * Phrases and short forms with what a formal text writes for them, a class a line. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const PORTUGUESE_PHRASES_1 = `
vai para casa|recebe alta|tem alta|pode receber alta
vai pra casa|recebe alta|tem alta|pode receber alta
vão para casa|recebem alta
vão pra casa|recebem alta
foi para casa|recebeu alta
foi pra casa|recebeu alta
mandei tomar|orientei tomar|orientei que tomasse|orientei a tomar
mandei fazer|orientei fazer|orientei que fizesse
mandei voltar|orientei retornar|orientei retorno|orientei que retornasse
mandei parar|orientei suspender|orientei interromper
mandei suspender|orientei suspender
no fim|ao final|por fim
no final|ao final|por fim
cortei pela metade|reduzi pela metade|reduzi à metade
pela metade|à metade
po|dia pós operatório|dia de pós operatório|pós operatório
penta|pentavalente
rota|rotavírus
mama empedrada|ingurgitamento mamário
mamas empedradas|ingurgitamento mamário
c diff|clostridioides difficile|c difficile
intraóssea|intraósseo|acesso intraósseo
chocado|em choque
chocada|em choque
séptico|com sepse|em sepse
um pouco vermelho|discretamente hiperemiado|com discreta hiperemia
um pouco vermelha|discretamente hiperemiada|com discreta hiperemia
vermelho|com hiperemia|hiperemia
vermelha|com hiperemia|hiperemia
fumante|tabagista
fuma|é tabagista
bebe|é etilista
dreno|dreno cirúrgico
débito|volume drenado
sulfatei|administrei sulfato de magnésio|foi administrado sulfato de magnésio|foi feito sulfato de magnésio
vai fazer|será submetido a|será submetida a|será submetida à|será submetido à|irá realizar|realizará
por religião|por motivos religiosos|por motivo religioso
correndo|às pressas|rapidamente
vale|vale a pena|é indicado|é indicada
nem nada|tampouco qualquer outro
agr|agora
qm|quem
esperar|aguardar
espero|aguardo
na minha mão|na minha experiência
na minha mao|na minha experiência
enf aqui|sou da enfermagem|sou enfermeira|sou enfermeiro
faz|toma|utiliza|usa
raqui|raquianestesia|sob raquianestesia
qdo senta|quando se senta|ao sentar
mamando bem|está mamando bem
dos 2|dos dois
nos 2|nos dois|em ambos
diferença nenhuma|diferença alguma|nenhuma diferença
dor forte|dor intensa
ond de choque|ondas de choque
ensaio|ensaio clínico
botox|toxina botulínica
não precisa|não é necessário|não é preciso
nao precisa|não é necessário|não é preciso
não precisa mais|não é mais necessário|não há mais necessidade de
nao precisa mais|não é mais necessário|não há mais necessidade de
não precisou|não foi necessário|não necessitou de
nao precisou|não foi necessário|não necessitou de
precisou de|foi necessário|necessitou de
precisa de|é necessário|necessita de
igual|inalterada|inalterado|sem alteração
no outro dia|no dia seguinte
outro dia|no dia seguinte
todo dia|todos os dias|diariamente
de primeira|na primeira tentativa|com sucesso na primeira tentativa
ciente|está ciente|foi informada
direto|diretamente
add|adicionar
de madrugada|durante a madrugada
na hora certa|no momento adequado
em casa|no domicílio
atrasou|foi administrada com atraso|foi administrado com atraso
muda nada|altera nada
dá para|é possível|da p/|seria possível|pode se
não dá para|não é possível|nao da p/|não se pode
se der|se possível|se for possível
se der para|se for possível
se não der para|se não for possível
se não der p/|se não for possível
se nao der p/|se não for possível
se tiver|se houver|caso haja|caso tenha|se apresentar|caso apresente
se tiver|se o paciente tiver|se a paciente tiver
se não tiver|se não houver|caso não haja|na ausência de
se piorar|se houver piora|caso haja piora|em caso de piora|caso piore
se melhorar|se houver melhora|caso haja melhora|em caso de melhora
se sangrar|se houver sangramento|em caso de sangramento|caso haja sangramento
só se|somente se|apenas se|exclusivamente se
de rotina|rotineiramente|na rotina
de vez|definitivamente
do nada|subitamente|de forma súbita
de repente|subitamente|de forma súbita
na hora|imediatamente
já já|em breve
em seguida|depois|a seguir
e aí|e então|e depois
e ai|e então|então
aí|então
daí|então
dai|então
mesmo assim|ainda assim|apesar disso
msm assim|mesmo assim|ainda assim
toda vez|sempre
toda hora|frequentemente
o tempo todo|constantemente|continuamente
o dia todo|durante todo o dia
dia seguinte|no dia seguinte
de novo|novamente
mais uma vez|novamente
outra vez|novamente
uma vez só|apenas uma vez
1x só|apenas uma vez
esse mês|neste mês|este mês
esse mes|neste mês|este mês
essa semana|nesta semana|esta semana
esse ano|neste ano|este ano
semana passada|na semana passada
mês passado|no mês passado
mes passado|no mês passado
ano passado|no ano passado
semana que vem|na próxima semana
semana q vem|na próxima semana
mês que vem|no próximo mês
segunda|segunda feira|na segunda feira
terça|terça feira|na terça feira
quarta|quarta feira|na quarta feira
quinta|quinta feira|na quinta feira
sexta|sexta feira|na sexta feira
sáb|sábado
no dom|no domingo
até dom|até domingo
desde seg|desde segunda feira
jan|janeiro
fev|fevereiro
ago|agosto
nov|novembro
dez|dezembro
no banheiro|ao banheiro
indo no banheiro|ao ir ao banheiro|indo ao banheiro
pro|para o|ao
pra|para a|para
pro centro|ao centro cirúrgico|para o centro cirúrgico
pra uti|para a uti|à uti
indo pra|sendo encaminhado para|a caminho de|sendo encaminhado à|sendo encaminhada para
indo pro|sendo encaminhado para|sendo encaminhado ao|sendo encaminhada para
por conta|por conta própria
maioria|a maioria|a maior parte
rx de tórax|radiografia de tórax
radio intervencionista|radiologia intervencionista
por radio|por radiologia|por radiologia intervencionista
menino|jovem
menino|adolescente
acesso central|cateter venoso central
por cima|superiormente
sem querer|acidentalmente|inadvertidamente
de propósito|intencionalmente
por enquanto|até o momento|no momento
até agora|até o momento
ate agora|até o momento
por ora|no momento
hoje em dia|atualmente
quase nunca|raramente
quase sempre|na maioria das vezes|geralmente
quase todos|a maioria
boa parte|grande parte
um monte|muitos|diversos
muito bem|adequadamente
bem melhor|muito melhor
bem pior|muito pior
bem controlado|adequadamente controlado
mal|inadequadamente
certinho|corretamente
só|apenas|somente|unicamente
pelo menos|ao menos|no mínimo
no máximo|máximo de|até no máximo
qualquer coisa|em caso de necessidade
tudo ok|sem alterações|normal
tudo normal|sem alterações
sem nada|sem alterações|normal
nada demais|sem alterações relevantes
ok|normal|sem alterações|adequado
tá ok|está normal|está adequado
tá bem|está bem|encontra se bem|está estável
tá bom|está bom|é adequado|está adequado
passando bem|evoluindo bem|em boa evolução
evoluiu bem|apresentou boa evolução|teve boa evolução
sem febre|afebril
com febre|febril
com dor|doloroso|dolorosa
sem dor|indolor
sem fome|inapetente|com inapetência
não come|não se alimenta
nao come|não se alimenta
não quer|recusa|não aceita|não deseja
nao quer|recusa|não aceita|não deseja
não quis|recusou|não aceitou
nao quis|recusou|não aceitou
não toma|não utiliza|não faz uso de
nao toma|não utiliza|não faz uso de
não sei se|tenho dúvida se
nao sei se|não sei se|tenho dúvida se
nao consigo|não consigo|não tenho conseguido
não deu certo|não foi eficaz|sem sucesso
nao deu certo|não foi eficaz|sem sucesso
deu certo|foi eficaz|teve sucesso
não adiantou|não foi eficaz|sem efeito|não houve resposta
nao adiantou|não foi eficaz|sem efeito|não houve resposta
sem resposta|não respondeu
deu positivo|foi positivo|resultou positivo
deu negativo|foi negativo|resultou negativo
deu normal|foi normal|resultou normal|sem alterações
deu alterado|apresentou alteração|mostrou alteração
veio normal|foi normal|estava normal|sem alterações
veio alterado|apresentou alteração|foi alterado
veio alta|foi elevada|estava elevada|mostrou se elevada
veio alto|foi elevado|estava elevado|mostrou se elevado
quando criança|na infância
qdo criança|quando criança|na infância
desde criança|desde a infância
sexo f|sexo feminino
`;
