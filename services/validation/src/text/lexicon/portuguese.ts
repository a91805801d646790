import { type Choice, type Lexicon, type Place, set, table } from './types';

const plain = table(`
  vc=você; vcs=vocês; vç=você; cê=você; cês=vocês; voce=você; voces=vocês; mto=muito; mta=muita; mtos=muitos; mtas=muitas; tá=está; tô=estou; tava=estava; tavam=estavam; tamo=estamos; tamos=estamos
  pra=para; pras=para as; p/=para; c/=com; s/=sem; tbm=também; tbem=também; tmb=também; tambem=também; hj=hoje; hje=hoje; dps=depois; dpois=depois; qdo=quando; qnd=quando; qndo=quando; qto=quanto; qtos=quantos; qta=quanta; qtas=quantas
  cmg=comigo; ctg=contigo; ngm=ninguém; ninguem=ninguém; alguem=alguém; algm=alguém; nao=não; naum=não; ñ=não; eh=é; oq=o que; oque=o que; pfv=por favor; pfvr=por favor; pfr=por favor; aki=aqui; axo=acho; fds=fim de semana; msg=mensagem; msgs=mensagens
  pct=paciente; pcte=paciente; atb=antibiótico; atbs=antibióticos; vit=vitamina; pctes=pacientes; pcts=pacientes; pac=paciente; pacs=pacientes; dça=doença; dças=doenças; tto=tratamento; ttos=tratamentos; ttmo=tratamento; sx=sintomas; hx=história; qq=qualquer; qqr=qualquer; qlqr=qualquer; entao=então
  obg=agradeço; obgd=agradeço; obgda=agradeço; agr=agora; cmo=como; gnt=gente; ja=já; apos=após; sao=são; nivel=nível; pressao=pressão; infecçao=infecção; infeccao=infecção; medicaçao=medicação; medicacao=medicação
  remedio=remédio; remedios=remédios; ultimo=último; ultima=última; apartir=a partir; concerteza=com certeza; mlhr=melhor; 
`);
const gerund = /(?:ando|endo|indo|ondo)$/;
const feminine = /^(?:gente|dor|febre|coisa|vontade|pressão|tosse|fraqueza|náusea|tontura|dúvida|sede|fome|dificuldade|experiência|água|dispneia|evidência)$/;
const degree = /^(?:bom|boa|bons|boas|ruim|bem|mal|comum|forte|alto|alta|baixo|baixa|grave|difícil|fácil|caro|cara|eficaz|importante|raro|rara|frequente|melhor|pior|mais|menos|útil|interessante|cansado|cansada|obrigado|obrigada|perigoso|perigosa|intenso|intensa|rápido|lento|cedo|tarde|legal|estranho|estranha)$/;
const asked = /^(?:sei|sabe|sabem|saber|sabia|entendo|entende|entender|entendi|explica|explicar|explicam)$/;

const when = (to: string, sure: (place: Place) => boolean): Choice => ({ options: [to], choose: (place) => (sure(place) ? to : null) });
const same: Choice = {
  options: ['mesmo', 'mesma', 'mesmos', 'mesmas'],
  choose: ({ before }) => (/^(?:a|à|da|na|uma|essa|esta|pela|nessa|nesta|dessa|desta)$/.test(before) ? 'mesma' : /^(?:as|às|das|nas|pelas)$/.test(before) ? 'mesmas' : /^(?:os|aos|dos|nos|pelos)$/.test(before) ? 'mesmos' : 'mesmo'),
};

const choices = new Map<string, Choice>([
  // "n" is "não" only before a word that is no "de": "n de 30 pacientes" counts.
  ['n', when('não', ({ after, before, joined, closes }) => !joined && ((closes && before.length > 1 && !/^(?:valor|amostra|tamanho|amostral|com|um|do|de|#)$/.test(before)) || after.length > 1 || after === 'é') && !/^(?:de|total|amostral|igual)$/.test(after) && !/^(?:o|com|um|do)$/.test(before))],
  ['q', when('que', ({ joined, after }) => !joined && after !== '')],
  ['pq', {
    options: ['porque', 'por que', 'por quê'],
    choose: ({ opens, question, before, closes }) => (asked.test(before) ? (closes ? 'por quê' : 'por que') : opens && question ? (closes ? 'por quê' : 'por que') : closes ? (question ? 'por quê' : null) : 'porque'),
  }],
  ['ta', when('está', ({ joined }) => !joined)],
  ['to', when('estou', ({ after, joined }) => !joined && (gerund.test(after) || /^(?:com|sem|em|na|no|aqui|de|c\/|muito|mto|pensando)$/.test(after)))],
  ['tão', when('estão', ({ after }) => gerund.test(after))],
  ['pro', when('para o', ({ before, after, joined }) => !joined && after !== '' && !/^(?:os|dos|o)$/.test(before) && !/^(?:bnp|e|ou|calcitonina)$/.test(after))],
  ['pros', when('para os', ({ before, after, joined }) => !joined && after !== '' && !/^(?:os|dos|nos)$/.test(before) && after !== 'e')],
  ['mt', { options: ['muito', 'muita'], choose: ({ after, joined }) => (joined ? null : feminine.test(after) ? 'muita' : degree.test(after) ? 'muito' : null) }],
  ['msm', same],
  ['td', { options: ['tudo', 'todo'], choose: ({ after, closes }) => (/^(?:mundo|dia|mês|ano|paciente|caso|tipo|plantão|santo)$/.test(after) ? 'todo' : closes || /^(?:bem|isso|certo|que|ok)$/.test(after) ? 'tudo' : null) }],
  ['tds', { options: ['todos', 'todas'], choose: ({ after }) => (after === 'as' ? 'todas' : 'todos') }],
  ['tb', when('também', ({ before, joined }) => !joined && /^(?:eu|vc|você|vcs|vocês|ele|ela|eles|elas|nós|aqui|e|isso|mas)$/.test(before))],
  ['dx', when('diagnóstico', ({ joined }) => !joined)],
  ['né', { options: ['não é', ', não é'], choose: ({ opens, closes, question }) => (closes && question ? (opens ? 'não é' : ', não é') : null) }],
  ['add', when('adicionar', ({ before }) => /^(?:de|para|pra|vou|vamos|sem)$/.test(before))],
  ['so', when('só', ({ joined, after }) => !joined && after !== '')],
  ['blz', when('tudo bem', ({ closes, opens, question }) => opens && closes && question)],
  ...['valeu', 'vlw'].map((word) => [word, when('agradeço', ({ opens, closes, after }) => opens && (closes || /^(?:galera|pessoal|gente)$/.test(after)))] as const),
]);

export const portuguese: Lexicon = {
  plain,
  choices,
  vocatives: set('galera galerinha pessoal gente mano véi'),
  vocativeBefore: set('alguém alguem algm vcs vc vocês você me socorro qual quem o oq dúvida duvida olha uma preciso to tô'),
  greetings: set('oi oie opa eae eaí eai fala hey salve'),
  fillers: set('né eita ué uai aff flw bjs bjo bjos vixe oxe omg'),
  exclamations: set('nossa putz puts poxa caramba tipo'),
  hinges: set('alguém qual quais oq como quando quem onde por será pode posso devo vocês você tem dúvida dicas sugestões algum alguma vale faz'),
  held: set('muito mto demais não sim bom boa bem mal gente nossa socorro ajuda mais nunca sempre alto alta baixo que tudo tanto'),
  asks: /^(?:alg(?:uém|uem|m) (?:aqui|sabe|já|ja|tem|usa|usou|viu|pode|conhece|mais|aí|ai)|qual (?:é|o|a)|quais (?:os|as|são)|o que (?:vocês|você|acham|fazem|fazer)|v?oc[êe]s? (?:usam?|fazem?|acham?|costumam?|têm|tem|já|ja)|como (?:vocês|você)|por que|quando (?:vocês|você|suspender|iniciar)|quem (?:usa|já|ja|aqui))(?!\p{L})/u,
};
