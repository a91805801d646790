import { isEuropeanPortuguese, restoreAccents, toEuropean } from './accents';
import { portugueseChoices } from './portuguese-choices';
import { type Lexicon, parseWords, parseTable } from './types';

// Words without another meaning in a medical text; ambiguous words are in the choices.
const plain = parseTable(`
  vç=você; cê=você; cês=vocês; voce=você; voces=vocês; mto=muito; mta=muita; mtos=muitos; mtas=muitas; tá=está; tô=estou; tava=estava; tavam=estavam; tamo=estamos; tamos=estamos
  pra=para; pras=para as; tbm=também; tbem=também; tmb=também; tambem=também; hj=hoje; hje=hoje; dpois=depois; qdo=quando; qnd=quando; qndo=quando; qto=quanto; qtos=quantos; qtas=quantas
  ngm=ninguém; ninguem=ninguém; alguem=alguém; algm=alguém; nao=não; naum=não; ñ=não; eh=é; oq=o que; oque=o que; pfv=por favor; pfvr=por favor; axo=acho; fds=fim de semana; msg=mensagem; msgs=mensagens
  pcte=paciente; pctes=pacientes; pcts=pacientes; atb=antibiótico; atbs=antibióticos; dça=doença; dças=doenças; tto=tratamento; ttos=tratamentos; ttmo=tratamento; hx=história; qq=qualquer; qqr=qualquer; qlqr=qualquer; entao=então
  agr=agora; cmo=como; gnt=gente; ja=já; apos=após; sao=são; nivel=nível; pressao=pressão; infecçao=infecção; infeccao=infecção; medicaçao=medicação; medicacao=medicação
  remedio=remédio; remedios=remédios; ultimo=último; ultima=última; apartir=a partir; concerteza=com certeza; mlhr=melhor
`);

export const portuguese: Lexicon = {
  plain,
  choices: portugueseChoices,
  spelling: (text) => {
    const isEuropean = isEuropeanPortuguese(text);
    return { restore: (word) => restoreAccents(word, isEuropean), adapt: isEuropean ? toEuropean : (form) => form };
  },
  vocatives: parseWords('galera galerinha pessoal gente mano véi'),
  vocativeBefore: parseWords(
    'alguém alguem algm vcs vc vocês você me socorro qual quem o oq dúvida duvida olha uma preciso to tô',
  ),
  greetings: parseWords('oi oie opa eae eaí eai fala hey salve'),
  fillers: parseWords('né eita ué uai aff flw bjs bjo bjos vixe oxe omg'),
  exclamations: parseWords('nossa putz puts poxa caramba tipo'),
  questionStarters: parseWords(
    'alguém qual quais oq como quando quem onde por será pode posso devo vocês você tem dúvida dicas sugestões algum alguma vale faz',
  ),
  elongated: parseWords(
    'muito mto demais não sim bom boa bem mal gente nossa socorro ajuda mais nunca sempre alto alta baixo que tudo tanto',
  ),
  questionPattern:
    /^(?:alg(?:uém|uem|m) (?:aqui|sabe|já|ja|tem|usa|usou|viu|pode|conhece|mais|aí|ai)|qual (?:é|o|a)|quais (?:os|as|são)|o que (?:vocês|você|acham|fazem|fazer)|v?oc[êe]s? (?:usam?|fazem?|acham?|costumam?|têm|tem|já|ja)|como (?:vocês|você)|por que|quando (?:vocês|você|suspender|iniciar)|quem (?:usa|já|ja|aqui))(?!\p{L})/u,
};
