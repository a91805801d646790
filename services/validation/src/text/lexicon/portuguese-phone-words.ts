import { parseTable } from './types';

/** Spellings of chats, in either country, that stand for one word in any context. */
const CHAT = `
  gnt=gente; gent=gente; jente=gente; dms=demais; dmais=demais; dimais=demais; ppl=pessoal; glr=galera; glra=galera; galerinha=galera
  pvf=por favor; pfvs=por favor; pfavor=por favor; porfa=por favor; porfavor=por favor; pofavor=por favor; porfv=por favor; prfvr=por favor
  sff=por favor; plss=por favor; pls=por favor; plz=por favor; pfv=por favor; pfvr=por favor
  dnv=novamente; dnovo=de novo; denovo=de novo; dinovo=de novo; agra=agora; agr=agora; agrr=agora; agorinha=agora; hj=hoje; hje=hoje
  ontm=ontem; amnh=amanhã; vces=vocês; vcss=vocês; oces=vocês; voceis=vocês; vossê=você; vcê=você; vce=você; vç=você
  cmgo=comigo; cntgo=contigo; conosc=conosco; ngmm=ninguém; ngm=ninguém; ninguen=ninguém; algn=alguém; algums=alguns
  qndo=quando; qando=quando; quandu=quando; qnd=quando; qdo=quando; qlr=qualquer; qlker=qualquer; qqer=qualquer; qq=qualquer; qqr=qualquer
  tdo=todo; tda=toda; tdos=todos; tdas=todas; tudu=tudo; mto=muito; mta=muita; mtos=muitos; mtas=muitas; muit=muito; muintos=muitos; mtoo=muito
  poco=pouco; poko=pouco; pouko=pouco; pokos=poucos; pouquinho=pouco; tbm=também; tambm=também; tmbm=também; tbem=também; tamem=também
  eh=é; naum=não; dq=do que; oq=o que; oqe=o que; oque=o que; pqe=porque; prq=porque; porq=porque; entaum=então; intao=então; intão=então
  asim=assim; axim=assim; obgd=obrigado; obgdo=obrigado; obgda=obrigada; brigado=obrigado; brigadao=obrigado; brigadão=obrigado
  obrigadao=obrigado; obrigadão=obrigado; obrigadinha=obrigada; obrigadinho=obrigado; dsculpe=desculpe; discupa=desculpa
  zap=WhatsApp; zapzap=WhatsApp; whats=WhatsApp; wpp=WhatsApp; whatsap=WhatsApp; watsapp=WhatsApp; facul=faculdade; facu=faculdade
  niver=aniversário; profs=professores; tel=telefone; trampo=trabalho; trampos=trabalhos; trampar=trabalhar; trampando=trabalhando
  grana=dinheiro; perrengue=dificuldade; perrengues=dificuldades; treta=conflito; tretas=conflitos; povao=povo; povão=povo
  criançada=crianças; molecada=crianças; moleque=menino; moleques=meninos; guri=menino; guris=meninos; guria=menina; gurias=meninas
  piá=menino; piazada=crianças; mulherada=mulheres; velhinhos=idosos; velhinhas=idosas; vozinha=idosa; bbs=bebês; bebezinhos=bebês
  nenezinho=bebê; neninho=bebê; pctes=pacientes; pcts=pacientes; pcte=paciente; pctzinho=paciente; pctzinha=paciente; resis=residentes
  resi=residente; receitinha=receita; examinho=exame; plantaozinho=plantão; plantãozinho=plantão; plantaum=plantão; remedinho=remédio
  remedinhos=remédios; dorzinha=dor; febrinha=febre; casinho=caso; duvidinha=dúvida; ajudinha=ajuda; bué=muito; bue=muito; fixe=bom; fixes=bons
  botei=coloquei; botou=colocou; botar=colocar; botando=colocando; botaram=colocaram; botamos=colocamos; tacou=colocou
  tava=estava; tavam=estavam; tavamos=estávamos; távamos=estávamos; tamo=estamos; tamos=estamos; tou=estou; tivemo=tivemos; fizemo=fizemos
  teje=esteja; esteje=esteja; seje=seja; sejem=sejam; estejem=estejam; vamo=vamos; vamu=vamos; simbora=vamos; qro=quero; kero=quero; qria=queria
  qremos=queremos; qrem=querem; fzr=fazer; fzer=fazer; faser=fazer; fznd=fazendo; fzndo=fazendo; fasendo=fazendo; dxar=deixar; dxa=deixa
  dexei=deixei; dexou=deixou; pssoa=pessoa; pssoas=pessoas; pesoa=pessoa; pesoas=pessoas; mlhr=melhor; mlhor=melhor
  msg=mensagem; msgs=mensagens; vdd=verdade; vrdd=verdade; sdds=saudades; sdd=saudade; ctz=certeza; crtz=certeza; flz=feliz
`;

/** Common words with letters that a thumb exchanges, doubles or leaves out; none of them is a word. */
const MISTYPED = `
  espliquei=expliquei; esplicar=explicar; ezame=exame; ezames=exames; esame=exame; esames=exames; consuta=consulta; consutas=consultas
  hopital=hospital; hospitau=hospital; ospital=hospital; medcio=médico; enfermera=enfermeira; enfermero=enfermeiro; enfemeira=enfermeira
  enfemeiro=enfermeiro; paceinte=paciente; pacinete=paciente; paicente=paciente; pacietne=paciente; pasciente=paciente; pacenite=paciente
  pacinetes=pacientes; paceintes=pacientes; crinça=criança; crainça=criança; crianç=criança; gestnte=gestante; gestane=gestante; presao=pressão
  presão=pressão; antibotico=antibiótico; antibitico=antibiótico; antibiotio=antibiótico; antibiotco=antibiótico; problma=problema; probema=problema
  poblema=problema; pobrema=problema; poblemas=problemas; cirugia=cirurgia; cirugias=cirurgias; ciriurgia=cirurgia; cirugião=cirurgião
  cirugiao=cirurgião; trtamento=tratamento; tratameto=tratamento; trataemnto=tratamento; tratmento=tratamento; diagnotico=diagnóstico
  diaginostico=diagnóstico; sintmoas=sintomas; sintoams=sintomas; internção=internação; procolo=protocolo; protoclo=protocolo; portocolo=protocolo
  resutado=resultado; reusltado=resultado; resultdo=resultado; resulatdo=resultado; anbulancia=ambulância; ambulacia=ambulância
  emergecia=emergência; emergenca=emergência; urgenca=urgência; algúem=alguém; aguem=alguém; aguém=alguém; almguem=alguém; tambme=também
  tmabém=também; tamebm=também; tabmém=também; qaundo=quando; qunado=quando; quado=quando; poruqe=porque; porqeu=porque; proque=porque
  porqe=porque; semrpe=sempre; sempe=sempre; senpre=sempre; mutio=muito; miuto=muito; ontme=ontem; hojr=hoje; hohe=hoje; amahã=amanhã
  amnahã=amanhã; depios=depois; depos=depois; deposi=depois; antse=antes; agroa=agora; aogra=agora; fazre=fazer; fzaer=fazer; tneho=tenho
  tehno=tenho; qeu=que; uqe=que; ñao=não; nõa=não; enfermagm=enfermagem; medicaçao=medicação; medicaco=medicação; ausculta=ausculta
  febe=febre; febr=febre; tose=tosse; dispineia=dispneia; dispinéia=dispneia; cefaléa=cefaleia; vomitando=vomitando; diareia=diarreia
  diarria=diarreia; infeçao=infecção; infecao=infecção; pneumunia=pneumonia; penumonia=pneumonia; pneumnia=pneumonia; hipertenssao=hipertensão
  hipertenssão=hipertensão; diabetis=diabetes; diabete=diabetes; colesterou=colesterol; cancêr=câncer; coraçao=coração; pulmao=pulmão
  exceção=exceção; execução=execução; pirona=dipirona; dipirina=dipirona; paracetmol=paracetamol; ibuprofreno=ibuprofeno; amoxacilina=amoxicilina
  amoxilina=amoxicilina; azitromocina=azitromicina; metiformina=metformina; trendelemburg=Trendelenburg; trendelenburgo=Trendelenburg
  menas=menos; seje=seja; adequeda=adequada; prescisa=precisa; prescisar=precisar; prescisei=precisei
`;

const spellings = [...parseTable(CHAT), ...parseTable(MISTYPED)].filter(([from, to]) => from !== to);
export const phoneSpellings: ReadonlyMap<string, string> = new Map(spellings);
