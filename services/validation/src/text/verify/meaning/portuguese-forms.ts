import { fold } from '../../tokens/fold';
import type { VerbForm } from './english-forms';

type Form = VerbForm['form'];
const ENDINGS: Readonly<Record<string, readonly (readonly [Form, string])[]>> = {
  ar: [
    ['1r', 'o amos'],
    ['3r', 'a am'],
    ['1d', 'ei amos'],
    ['3d', 'ou aram ava avam'],
    ['s', 'e em ar'],
    ['g', 'ando'],
    ['p', 'ado ada ados adas'],
    ['i', 'ar armos'],
    ['c', 'aria ariam aríamos'],
  ],
  er: [
    ['1r', 'o emos'],
    ['3r', 'e em'],
    ['1d', 'i emos'],
    ['3d', 'eu eram ia iam'],
    ['s', 'a am'],
    ['g', 'endo'],
    ['p', 'ido ida idos idas'],
    ['i', 'er ermos'],
    ['c', 'eria eriam eríamos'],
  ],
  ir: [
    ['1r', 'o imos'],
    ['3r', 'e em'],
    ['1d', 'i imos'],
    ['3d', 'iu iram ia iam'],
    ['s', 'a am'],
    ['g', 'indo'],
    ['p', 'ido ida idos idas'],
    ['i', 'ir irmos'],
    ['c', 'iria iriam iríamos'],
  ],
};

/** Forms that the rules do not make: verb, then form=words. */
const IRREGULAR = `
haver 1r=hei 3r=ha 3d=houve,houveram,havia s=haja,hajam f=houver,houverem
dar 1r=dou,damos 3r=da,dao 1d=dei,demos 3d=deu,deram,dava,davam s=de,deem
fazer 1r=faço,fazemos 3r=faz,fazem 1d=fiz,fizemos 3d=fez,fizeram,fazia,faziam s=faça,façam p=feito,feita,feitos,feitas c=faria,fariam,faríamos
ter 1r=tenho,temos 3r=tem 1d=tive,tivemos 3d=teve,tiveram,tinha,tinham s=tenha,tenham g=tendo p=tido f=tiver,tiverem
ver 1r=vejo,vemos 3r=ve,veem 1d=vi,vimos 3d=viu,viram,via,viam s=veja,vejam g=vendo p=visto,vista,vistos,vistas
por 1r=ponho 3r=poe,poem 1d=pus 3d=pos,puseram s=ponha g=pondo p=posto,posta i=pôr
repor 1r=reponho 3r=repoe 1d=repus,repusemos 3d=repos,repuseram s=reponha g=repondo p=reposto,reposta
manter 1r=mantenho,mantemos 3r=mantem 1d=mantive,mantivemos 3d=manteve,mantiveram,mantinha s=mantenha,mantenham
obter 1r=obtenho 3r=obtem 1d=obtive 3d=obteve
suspender p=suspenso,suspensa,suspensos,suspensas
prescrever p=prescrito,prescrita,prescritos,prescritas
pedir 1r=peço s=peça,peçam
medir 1r=meço s=meça,meçam
repetir 1r=repito s=repita,repitam
vir 1r=venho,viemos 3r=vem 1d=vim,viemos 3d=veio,vieram,vinha,vinham s=venha,venham g=vindo p=vindo
preferir 1r=prefiro s=prefira,prefiram
referir 1r=refiro s=refira,refiram
sugerir 1r=sugiro s=sugira,sugiram
sentir 1r=sinto s=sinta
ingerir 1r=ingiro s=ingira
seguir 1r=sigo s=siga,sigam
conseguir 1r=consigo s=consiga
dormir 1r=durmo s=durma
perder 1r=perco s=perca
dizer 1r=digo,dizemos 3r=diz,dizem 1d=disse,dissemos 3d=disse,disseram,dizia s=diga,digam p=dito,dita c=diria,diriam
querer 1r=quero 3r=quer,querem 1d=quis,quisemos 3d=quis,quiseram,queria s=queira,queiram
saber 1r=sei,sabemos 1d=soube 3d=soube,souberam s=saiba,saibam
cair 1r=caio 3r=cai,caem 1d=cai 3d=caiu,cairam,caia s=caia,caiam g=caindo p=caido,caida
sair 1r=saio 3r=sai,saem 3d=saiu,sairam s=saia
introduzir 3r=introduz,introduzem
reduzir 3r=reduz,reduzem
reintroduzir 3r=reintroduz
diminuir 3r=diminui,diminuem
substituir 3r=substitui,substituem
excluir 3r=exclui,excluem
evoluir 3r=evolui,evoluem
ficar 1d=fiquei s=fique,fiquem
doer 3r=doi,doem 3d=doeu,doia
cobrir 1r=cubro p=coberto,coberta
ouvir 1r=ouço
corrigir 1r=corrijo s=corrija,corrijam
colher 1r=colho
trazer 3r=traz 3d=trouxe,trouxeram
aparecer 1r=apareço s=apareça
acontecer s=aconteça
`;
const irregular = new Map(
  IRREGULAR.trim()
    .split('\n')
    .map((line) => {
      const [verb = '', ...forms] = line.split(' ');
      return [
        verb,
        new Map(
          forms.map((each) => each.split('=')).map(([form = '', words = '']) => [form as Form, words.split(',')]),
        ),
      ] as const;
    }),
);

/** The forms of the verbs in a table, by their spelling without accents. */
export function portugueseForms(table: string): ReadonlyMap<string, readonly VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  const add = (word: string, group: number, form: Form): void => {
    const folded = fold(word);
    const known = forms.get(folded) ?? [];
    if (!known.some((each) => each.group === group && each.form === form)) known.push({ group, form });
    forms.set(folded, known);
  };
  for (const [group, line] of table.trim().split('\n').entries())
    for (const infinitive of line.split(' ')) {
      const verb = fold(infinitive);
      const own = irregular.get(verb);
      const stem = infinitive.slice(0, -2);
      for (const [form, endings] of ENDINGS[verb.slice(-2)] ?? []) {
        const words =
          own?.get(form) ?? endings.split(' ').map((ending) => join(stemBefore(stem, verb, ending), ending));
        for (const word of words) add(word, group, form);
      }
      for (const [form, words] of own ?? []) for (const word of words) add(word, group, form);
      add(verb, group, 'i');
    }
  return forms;
}

/** "Transfiro" of "transferir", "durmo" of "dormir", "apareço" of "aparecer", "corrijo" of "corrigir". */
function stemBefore(stem: string, verb: string, ending: string): string {
  if (!/^[oa]/u.test(ending) || ending.startsWith('ava') || ending === 'ado') return stem;
  if (/(?:c|g)(?:e|i)r$/.test(verb)) return `${stem.slice(0, -1)}${stem.endsWith('c') ? 'ç' : 'j'}`;
  return verb.endsWith('ir') ? stem.replace(/e(?=[rtnv]{1,2}$)/u, 'i').replace(/o(?=(?:rm|br|ss)$)/u, 'u') : stem;
}

/** Keeps the sound of the stem before "e" and "i": "coloquei", "comecei". */
function join(stem: string, ending: string): string {
  if (!ending.startsWith('e')) return stem + ending;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`;
  if (stem.endsWith('g')) return `${stem}u${ending}`;
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c${ending}`;
  return stem + ending;
}
