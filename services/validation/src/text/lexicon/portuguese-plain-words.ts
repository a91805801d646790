import { parseTable } from './types';

/** Words without another meaning in a medical text; ambiguous words are in the choices. */
export const plainPortuguese: ReadonlyMap<string, string> = parseTable(`
  esporao=esporão; esporoes=esporões
  vç=você; cê=você; cês=vocês; voce=você; voces=vocês; mto=muito; mta=muita; mtos=muitos; mtas=muitas; tá=está; tô=estou; tava=estava
  tavam=estavam; tamo=estamos; tamos=estamos
  pra=para; pras=para as; tbm=também; tbem=também; tmb=também; tambem=também; hj=hoje; hje=hoje; dpois=depois; qdo=quando; qnd=quando
  qndo=quando; qto=quanto; qtos=quantos; qtas=quantas
  ngm=ninguém; ninguem=ninguém; alguem=alguém; nao=não; naum=não; ñ=não; eh=é; oq=o que; oque=o que; pfv=por favor; pfvr=por favor; axo=acho
  fds=fim de semana; msg=mensagem; msgs=mensagens
  pcte=paciente; pctes=pacientes; pcts=pacientes; atb=antibiótico; atbs=antibióticos; creat=creatinina; neutrof=neutrófilos; fzd=fazendo
  fznd=fazendo; fzndo=fazendo; dça=doença; dças=doenças; tto=tratamento; ttos=tratamentos; ttmo=tratamento; hx=história; qq=qualquer
  qqr=qualquer; qlqr=qualquer; entao=então
  agr=agora; cmo=como; gnt=gente; ja=já; apos=após; sao=são; nivel=nível; pressao=pressão; infecçao=infecção; infeccao=infecção
  medicaçao=medicação; medicacao=medicação
  video=vídeo; varias=várias; estomago=estômago; porem=porém; forca=força; dissecao=dissecção; disseccao=dissecção; dissecçao=dissecção
  remedio=remédio; remedios=remédios; ultimo=último; ultima=última; apartir=a partir; concerteza=com certeza; mlhr=melhor
  vcê=você; vocêis=vocês; ocê=você; ocês=vocês; vose=você; voçe=você; voçê=você; voçês=vocês; qm=quem; qem=quem; kem=quem; qlq=qualquer
  qlquer=qualquer; qquer=qualquer; qlqer=qualquer; qtd=quantidade; qtde=quantidade
  muinto=muito; muinta=muita; mutio=muito; mtoo=muito; tou=estou; tavas=estavas; tivemo=tivemos; fizemo=fizemos; vamo=vamos; tnho=tenho
  tnh=tenho; tenhu=tenho; fzr=fazer; fazê=fazer; fz=faz; fzm=fazem; fazeno=fazendo; usano=usando
  prum=para um; pruma=para uma; pruns=para uns; prumas=para umas; pros=para os; dum=de um; duma=de uma; duns=de uns
  tmbm=também; tbn=também; tmbem=também; tambéin=também; oje=hoje; ontm=ontem; amnh=amanhã; amanha=amanhã; depoi=depois; dpis=depois
  qunado=quando; qnto=quanto; qntos=quantos; qnts=quantos; qnta=quanta; qntas=quantas
  nng=ninguém; nguem=ninguém; ngem=ninguém; alguen=alguém; alquem=alguém; algem=alguém; neim=nem; naõ=não; nâo=não; nã=não; nops=não; éh=é
  óh=olhe; pfvo=por favor; plz=por favor; pls=por favor; prfv=por favor; pff=por favor
  achu=acho; axu=acho; axei=achei; axa=acha; axam=acham; xegou=chegou; xegar=chegar; xeio=cheio; fikou=ficou; fikei=fiquei; fikar=ficar
  kda=cada; cda=cada; coisinha=coisa; aquí=aqui; alí=ali; issu=isso; msma=mesma; mesm=mesmo; melhro=melhor; pió=pior; mió=melhor
  pctinho=paciente; pctizinho=paciente; pcients=pacientes; pacient=paciente; pacts=pacientes; paciênte=paciente; pacte=paciente
  pactes=pacientes; antib=antibiótico; antibio=antibiótico; antibiót=antibiótico; antibs=antibióticos; atbterapia=antibioticoterapia
  medicaçoes=medicações; medicaçães=medicações; remed=remédio; cprs=comprimidos; hipertensao=hipertensão
  diag=diagnóstico; dignostico=diagnóstico; exms=exames; ciru=cirurgia; trat=tratamento; tratamneto=tratamento; qdro=quadro
  internaçao=internação; prescriçao=prescrição; profi=profilaxia; gestaçao=gestação; criancinha=criança; criançinha=criança; nenem=bebê
  neném=bebê; nenê=bebê; bbzinho=bebê; bebezinho=bebê; velhinho=idoso; velhinha=idosa; ambulat=ambulatório; enfermag=enfermagem
  enfer=enfermeira
  excessão=exceção; exceçao=exceção; enchaqueca=enxaqueca; enxaquêca=enxaqueca; sombrancelha=sobrancelha; iminencia=iminência
  derepente=de repente; porisso=por isso; ansioza=ansiosa; ansiozo=ansioso; cançada=cansada; cançado=cansado; cançaço=cansaço
  disfunçao=disfunção; mecher=mexer; mecheu=mexeu; mechendo=mexendo; fizece=fizesse; fassa=faça; fasso=faço; presiso=preciso; presisa=precisa
  presizo=preciso; discursão=discussão; opniao=opinião; opnião=opinião; opiniao=opinião; opnioes=opiniões; opniões=opiniões; simtoma=sintoma
  simtomas=sintomas; próstota=próstata; diarréia=diarreia; diarréica=diarreica; idéia=ideia; idéias=ideias; assembléia=assembleia
  européia=europeia; conseqüência=consequência; freqüência=frequência; freqüente=frequente; lingüiça=linguiça; agüentar=aguentar
  tranqüilo=tranquilo; cinqüenta=cinquenta; seqüela=sequela; seqüelas=sequelas; seqüência=sequência; enjôo=enjoo; enjôos=enjoos; vôo=voo
  lêem=leem; vêem=veem; crêem=creem; heróico=heroico; paranóia=paranoia; paranóico=paranoico; tireóide=tireoide; esteróide=esteroide
  esteróides=esteroides; opióide=opioide; opióides=opioides; corticóide=corticoide; corticóides=corticoides; reumatóide=reumatoide
  hemorróida=hemorroida; hemorróidas=hemorroidas; dispnéia=dispneia; ortopnéia=ortopneia; taquipnéia=taquipneia; cefaléia=cefaleia
  amenorréia=amenorreia; gonorréia=gonorreia; seborréia=seborreia; traquéia=traqueia; anti-inflamatorio=anti-inflamatório
  antiinflamatório=anti-inflamatório; antiinflamatórios=anti-inflamatórios; antihistamínico=anti-histamínico
  antihipertensivo=anti-hipertensivo; antihipertensivos=anti-hipertensivos; microorganismo=micro-organismo; auto-imune=autoimune
  ultrasom=ultrassom; hemodialise=hemodiálise
  gnrl=geral; grl=geral; pessoau=pessoal; pblm=problema; probl=problema; problms=problemas; probs=problemas; infos=informações
  info=informação; dúv=dúvida; duv=dúvida; dúvi=dúvida; vdd=verdade; ctza=certeza; crtza=certeza; ctz=certeza; blza=beleza; rapida=rápida
  facil=fácil; dificil=difícil; possivel=possível; impossivel=impossível; otimo=ótimo; otima=ótima; pessimo=péssimo; pessima=péssima
  ultimamte=ultimamente; princip=principalmente; principalmte=principalmente; realmte=realmente; normalmte=normalmente
  infelizmte=infelizmente; geralmte=geralmente; rapidamte=rapidamente; aproximadamte=aproximadamente; imediatamte=imediatamente
  frequentemte=frequentemente; p'ra=para; pr'a=para a
  toxica=tóxica; toxicas=tóxicas; cientifica=científica; cientificas=científicas; cientifico=científico; afasica=afásica; ataxico=atáxico
  ataxica=atáxica; intrautero=intraútero; qro=quero; urinaria=urinária; urinarias=urinárias; textao=textão; plantao=plantão; dç=doença
  dçs=doenças; gde=grande; gdes=grandes; peq=pequeno; dif=diferente; difs=diferentes; qlid=qualidade; qld=qualidade; obs.=observação
  necess=necessário; resid=residente; enferm=enfermagem; cuid=cuidado; cuids=cuidados
  enqto=enquanto; enqt=enquanto; enqnt=enquanto; mtíssimo=muitíssimo; mtissimo=muitíssimo; mts=muitos; tdos=todos; tdas=todas; sde=saúde
  sdd=saudade; sdds=saudades; fmla=família; cmgo=comigo; ctgo=contigo; lgl=legal; prblm=problema; prblms=problemas; qlqr=qualquer
`);
