/** Portuguese verbs of one meaning, a group a line. Reviewed: what one verb does to a treatment, the others of its line do too. */
export const PORTUGUESE_VERBS = `
dar administrar prescrever
administrar fazer dar aplicar usar utilizar
iniciar começar introduzir
suspender interromper parar descontinuar
parar cessar interromper
manter continuar
reiniciar retomar reintroduzir
trocar substituir mudar
passar prescrever
prescrever receitar
aumentar elevar
subir aumentar elevar
reduzir diminuir baixar
cair diminuir baixar reduzir
retirar remover tirar
colocar inserir botar pôr
fazer realizar efetuar
fazer apresentar
ter apresentar
usar utilizar empregar
achar acreditar considerar pensar julgar
achar encontrar
ver observar notar verificar constatar
pedir solicitar requisitar
colher coletar
dosar medir mensurar
mandar encaminhar enviar
encaminhar referir
internar hospitalizar
liberar
intubar entubar
extubar
reintubar
drenar
operar
tratar manejar
avaliar examinar
reavaliar
acompanhar seguir
checar verificar conferir conferir
melhorar
piorar agravar
falecer morrer
sumir desaparecer resolver
voltar retornar recorrer
vomitar
sangrar
convulsionar
desmaiar
cair
sentir
referir relatar queixar
negar
precisar necessitar
querer desejar
querer gostar
saber
conseguir
tentar
ajudar auxiliar
funcionar
causar provocar
mostrar demonstrar evidenciar revelar
indicar recomendar
sugerir recomendar aconselhar
orientar aconselhar
perguntar questionar
falar dizer afirmar
dizer afirmar
contar relatar
chamar acionar
ligar telefonar
esperar aguardar
hidratar
aspirar
vacinar imunizar
aplicar administrar
associar adicionar
acrescentar adicionar juntar
transferir
evitar
preferir
costumar
deixar permitir
ficar permanecer
chegar
sair
evoluir
responder
confirmar
descartar excluir
diagnosticar
suspeitar
pesar
tomar ingerir utilizar usar
comer ingerir
beber ingerir
dormir
andar deambular
poupar
desconectar
falhar
atender
perder
esquecer
lembrar
trabalhar
estudar
compartilhar dividir
agradecer
cobrir
lavar
puncionar
suturar
extrair remover
restaurar
desmamar
ventilar
sedar
analgesiar
monitorar monitorizar
controlar
ajustar titular
corrigir
repor
transfundir
reverter
repetir
remarcar agendar marcar
fraturar quebrar
acontecer ocorrer
aparecer surgir
doer
anticoagular
trombolisar
dialisar
ressuscitar reanimar
cateterizar
sondar
laudar
cancelar
adiar postergar
alertar
avisar comunicar informar
trazer
explicar
discutir
conversar
ler
escrever
comprar
pagar
custar
bater
aquecer
inchar
desinchar
engasgar
engolir deglutir
mastigar
cuspir
amamentar
nascer
emagrecer
engordar
misturar
diluir
agitar
injetar
pingar instilar
demorar
bloquear
prevenir
proteger
regredir
recidivar
desencadear
aliviar
irritar
tolerar
rejeitar
recusar
aceitar
concordar
autorizar
proibir
exigir
concluir terminar
interpretar
comparar
calcular
triplicar
espaçar
prolongar estender
encurtar
escalonar
descalonar
notificar
isolar
rastrear
triar
identificar detectar
localizar
migrar
estabilizar
descompensar
compensar
abrir
fechar
romper
perfurar
coagular
infundir
suplementar
restringir
publicar
participar
ensinar
aprender
tropeçar
escorregar
luxar
imobilizar
gessar
levantar
sentar
deitar
esticar
fortalecer
alongar
acalmar
evacuar
gostar
odiar
preocupar
duvidar
imaginar
entender compreender
ouvir escutar
secretar
incisar
fixar
amputar
enxertar
transplantar
doar
estadiar
ressecar
biopsiar
embolizar
clampear
cauterizar
reconstruir
implantar
calibrar
inflar
desinflar
esvaziar
encher
`;
