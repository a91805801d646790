import { parseRules } from './rewrite-rules';

/** Short names of drugs that stand for one drug only. */
const DRUGS = `
  isotret=isotretinoin; dexmed=dexmedetomidine; teic=teicoplanin; isotretin=isotretinoin; ferinject=Ferinject; levetirac=levetiracetam; dapaglif=dapagliflozin; bisopr=bisoprolol; sertral=sertraline; amox/clav=amoxicillin/clavulanate; amox-clav=amoxicillin-clavulanate; co-amox=co-amoxiclav; pip/taz=piperacillin/tazobactam; pip-taz=piperacillin-tazobactam; pip-tazo=piperacillin-tazobactam; pip/tazo=piperacillin/tazobactam; piptaz=piperacillin/tazobactam; trim/sulfa=trimethoprim/sulfamethoxazole
  sema=semaglutide; bendro=bendroflumethiazide; tmp/smx=trimethoprim/sulfamethoxazole; tmp-smx=trimethoprim-sulfamethoxazole; co-trim=co-trimoxazole; valacic=valaciclovir; carbi/levo=carbidopa/levodopa; amox=amoxicillin; fluclox=flucloxacillin; vanc=vancomycin; vanco=vancomycin; mero=meropenem; clari=clarithromycin; clarithro=clarithromycin
  azithro=azithromycin; doxy=doxycycline; cipro=ciprofloxacin; clinda=clindamycin; ceftriax=ceftriaxone; dapto=daptomycin; erythro=erythromycin; levoflox=levofloxacin; amik=amikacin; tobra=tobramycin; aciclo=aciclovir; rifamp=rifampicin; valaci=valaciclovir; hydroxychlor=hydroxychloroquine
  ticag=ticagrelor; clopi=clopidogrel; clopid=clopidogrel; apix=apixaban; rivarox=rivaroxaban; enox=enoxaparin; dalte=dalteparin; tinz=tinzaparin; warf=warfarin; idaru=idarucizumab; tenect=tenecteplase; biso=bisoprolol; bisop=bisoprolol; metop=metoprolol; propran=propranolol; carved=carvedilol
  atorva=atorvastatin; simva=simvastatin; rosuva=rosuvastatin; amlod=amlodipine; dilt=diltiazem; amio=amiodarone; furos=furosemide; frusemide=furosemide; bumet=bumetanide; lisin=lisinopril; losart=losartan; dapa=dapagliflozin; empa=empagliflozin; metf=metformin; gliclaz=gliclazide; tirz=tirzepatide
  hydrocort=hydrocortisone; methylpred=methylprednisolone; salb=salbutamol; ipra=ipratropium; terb=terbutaline; sux=suxamethonium; midaz=midazolam; fent=fentanyl; loraz=lorazepam; diaz=diazepam; olanz=olanzapine; cloz=clozapine; sert=sertraline; mirtaz=mirtazapine; cital=citalopram
  levetir=levetiracetam; lamot=lamotrigine; carbam=carbamazepine; pregab=pregabalin; norad=noradrenaline; norepi=norepinephrine; ondans=ondansetron; cycliz=cyclizine; metoclop=metoclopramide; omep=omeprazole; lanso=lansoprazole; panto=pantoprazole; pembro=pembrolizumab; nivo=nivolumab
  ritux=rituximab; toci=tocilizumab; inflix=infliximab; ustek=ustekinumab; vedo=vedolizumab; tacro=tacrolimus; mtx=methotrexate; allop=allopurinol; colch=colchicine; mag sulph=magnesium sulphate; mag sulf=magnesium sulfate; mgso4=MgSO4; ergomet=ergometrine; tranex=tranexamic acid
  benzos=benzodiazepines; benzo=benzodiazepine; opiods=opioids; abx=antibiotics; antibx=antibiotics; anti-biotics=antibiotics; steriods=steroids; betablockers=beta-blockers; beta blockers=beta-blockers; betablocker=beta-blocker; ppis=PPIs; vit d=vitamin D; vit k=vitamin K; vit b12=vitamin B12
  glic=gliclazide; chlorprom=chlorpromazine; adren=adrenaline; fosfo=fosfomycin; nitro paste=nitroglycerin paste; urso=ursodeoxycholic acid; carbimaz=carbimazole; propylthio=propylthiouracil; quetiap=quetiapine; aripip=aripiprazole; venla=venlafaxine; dulox=duloxetine; vit c=vitamin C; vits=vitamins; paracet=paracetamol; ibu=ibuprofen; diclof=diclofenac; naprox=naproxen; codeine phos=codeine phosphate; bupe=buprenorphine; nalox=naloxone
  terli=terlipressin; bival=bivalirudin; edox=edoxaban; fonda=fondaparinux; argat=argatroban; dabig=dabigatran
  octreo=octreotide; dobut=dobutamine; milri=milrinone; labet=labetalol; labeta=labetalol; hydral=hydralazine
  hydralaz=hydralazine; nifed=nifedipine; nicard=nicardipine; eplere=eplerenone; flec=flecainide; sotal=sotalol
  verap=verapamil; ateno=atenolol; aten=atenolol; perind=perindopril; cande=candesartan; irbe=irbesartan
  indap=indapamide
  cyclophos=cyclophosphamide; azathio=azathioprine; mycophen=mycophenolate; leflun=leflunomide
  sulfasal=sulfasalazine; mesal=mesalazine; budes=budesonide; prednis=prednisolone; queti=quetiapine
  olanzap=olanzapine; risper=risperidone; haloper=haloperidol; halop=haloperidol; valpro=valproate; valp=valproate
  phenyt=phenytoin; phenobarb=phenobarbital; topir=topiramate; topira=topiramate; gabap=gabapentin
  amitrip=amitriptyline; nortrip=nortriptyline; bupren=buprenorphine; hydromorph=hydromorphone; ibup=ibuprofen
  napro=naproxen; colchi=colchicine; febux=febuxostat; alend=alendronate; zoled=zoledronate; denos=denosumab
  deno=denosumab; teripara=teriparatide; levothyrox=levothyroxine; sitag=sitagliptin; linag=linagliptin
  canag=canagliflozin; liraglut=liraglutide; dulag=dulaglutide; tirzep=tirzepatide; semag=semaglutide
  linez=linezolid; linezol=linezolid; teico=teicoplanin; merop=meropenem; erta=ertapenem; ceftaz=ceftazidime
  cefurox=cefuroxime; cefaz=cefazolin; cefep=cefepime; cefotax=cefotaxime; aztreo=aztreonam; colis=colistin
  fluconaz=fluconazole; vori=voriconazole; voricon=voriconazole; posacon=posaconazole; caspo=caspofungin
  oseltam=oseltamivir; ganciclo=ganciclovir; valganc=valganciclovir; ivermec=ivermectin; ethamb=ethambutol
  pyrazin=pyrazinamide; benpen=benzylpenicillin; ben pen=benzylpenicillin; benzylpen=benzylpenicillin
  pen v=penicillin V; trimeth=trimethoprim; nitrofur=nitrofurantoin; nitrof=nitrofurantoin; cefalex=cefalexin
  cephal=cephalexin
  trastuz=trastuzumab; capecit=capecitabine; gemcit=gemcitabine; oxali=oxaliplatin; paclit=paclitaxel
  docetax=docetaxel; vincris=vincristine; doxorub=doxorubicin; atezo=atezolizumab; durva=durvalumab
  osimer=osimertinib; imat=imatinib; ibrut=ibrutinib; tamox=tamoxifen; letroz=letrozole; letro=letrozole
  anastroz=anastrozole; omaliz=omalizumab; benraliz=benralizumab; mepoliz=mepolizumab; dupi=dupilumab
  dupilum=dupilumab; secukin=secukinumab; risank=risankizumab; guselk=guselkumab; golim=golimumab; etaner=etanercept
  adalim=adalimumab; certoliz=certolizumab; anakin=anakinra; barici=baricitinib; tofa=tofacitinib
  tofacit=tofacitinib; upada=upadacitinib; ocre=ocrelizumab; ocreliz=ocrelizumab; nataliz=natalizumab
  aflib=aflibercept; ranib=ranibizumab; faric=faricimab; latanop=latanoprost; timol=timolol; doxaz=doxazosin
  tamsul=tamsulosin; finast=finasteride; solif=solifenacin; mirab=mirabegron; oxybut=oxybutynin; silden=sildenafil
  propof=propofol; sugam=sugammadex; neostig=neostigmine; glycopyr=glycopyrronium; phenyleph=phenylephrine
  metaram=metaraminol; remi=remifentanil; alfent=alfentanil; bupiv=bupivacaine; ropiv=ropivacaine; dantro=dantrolene
  mife=mifepristone; carbopros=carboprost; medroxyp=medroxyprogesterone; norethist=norethisterone; roc=rocuronium
  rocu=rocuronium; etomid=etomidate; cyclizin=cyclizine; procyclid=procyclidine; lorat=loratadine
  chlorphen=chlorphenamine; montel=montelukast; theoph=theophylline; aminoph=aminophylline; carboc=carbocisteine
  thiam=thiamine; pabr=Pabrinex; chlordiaz=chlordiazepoxide; disulf=disulfiram; acampro=acamprosate
  naltrex=naltrexone; buprop=bupropion; venlaf=venlafaxine; escital=escitalopram; fluox=fluoxetine; parox=paroxetine
  duloxet=duloxetine; trazod=trazodone; melat=melatonin; zopic=zopiclone
`;

/** Short forms that are other words or drugs too: they are read where the text has the full name before. */
const NAMED = [
  'rif=rifampicin',
  'rif=rifampin',
  'ada=adalimumab',
  'tac=tacrolimus',
  'levo=levothyroxine',
  'levo=levofloxacin',
  'levo=levodopa',
  'lev=levetiracetam',
  'dex=dexamethasone',
  'dex=dexmedetomidine',
  'carbo=carboplatin',
  'aza=azathioprine',
  'oxy=oxycodone',
  'oxy=oxytocin',
  'pred=prednisolone',
  'pred=prednisone',
  'ket=ketamine',
  'fluc=fluconazole',
  'cef=ceftriaxone',
  'nitro=nitrofurantoin',
  'lith=lithium',
  'spiro=spironolactone',
].map((entry) => entry.split('='));

/** Writes short names of drugs in full. */
export const drugNames = parseRules(
  DRUGS.split(/\n|;/)
    .map((entry) => entry.trim().split('='))
    .filter(([from = '', to = '']) => from !== '' && to !== '')
    .map(([from, to]) => String.raw`\b${from}\b => ${to}`)
    .concat([
      String.raw`(?<=\b(?:iv|po|im|on|gave|give|given|start|started|stop|stopped|add|added|for|and|or|of|w/|with) )gent(?= |{K})(?! (?:who|with|in)) => gentamicin`,
      String.raw`\bspiro (?=\d|and|or|for) => spironolactone~`,
      String.raw`\bneb (?=x ?\d) => nebulised~`,
      String.raw`\bmag (?=\d|iv|in (?:torsades|asthma|pre-?eclampsia|eclampsia)|sulphate|sulfate) => magnesium~`,
      String.raw`(?<=\b(?:given|give|gave|iv|some|oral|need|needs|needed) )mag(?= |{K})(?! (?:citrate|ox|oxide|sulph\p{L}*|sulf\p{L}*|level|levels)) => magnesium`,
      String.raw`\bpara (?=(?:and (?:ibu\p{L}*|morphine|codeine|low|oral|iv)|\+|1 ?g|prn|iv|po|qds|suspension)) => paracetamol~`,
      String.raw`\ballergic (?:to )?pen\b => allergic to penicillin`,
      String.raw`\bpen[- ](?=allerg) => penicillin~`,
      String.raw`\bgent (?=doses?\b|levels?\b|\d|trough|toxicity) => gentamicin~`,
      String.raw`\bgive mag\b => give magnesium`,
      String.raw`\bdex (?=0\.(?:15|3|6) ?mg\/kg) => dexamethasone~`,
      String.raw`\bneb(?:ulised|ulized|s)? adr(?= |{K}) => nebulised adrenaline`,
      String.raw`(?<=\b(?:hypothyroid\p{L}*|thyroidectomy|tsh)\b[^\n]{0,160}\b(?:increase|reduce|double|start|stop|on|up|the) )levo(?= (?:by|dose)\b|{K}) => levothyroxine`,
      String.raw`\bmiso (?=\d{3}) => misoprostol~`,
      String.raw`\bglyco (?=\d{3} ?(?:mcg|microg)) => glycopyrronium~`,
      String.raw`\bspiro (?=next|instead|too|first|vs|yet) => spironolactone~`,
      String.raw`(?<=, )metro(?=,) => metronidazole`,
      String.raw`\b(iv|gave|given|give|oral|replace|replaced|load|loaded) mg (?=\d(?:\.\d)? ?g\b) => $1 magnesium~`,
      String.raw`(?<=\b(?:morphine|opioids?|opiates?|codeine|tramadol|fentanyl|methadone)\b[^\n]{0,120}[\p{L}\d),] )oxy(?= |{K}) => oxycodone`,
      // A short form of a drug that the text names before it, or of the one that its condition is treated with.
      ...NAMED.map(
        ([short = '', full = '']) => String.raw`(?<=\b${full}\b[^\n]{0,200}[\p{L}\d)?,.] )${short}(?= |{K}) => ${full}`,
      ),
      String.raw`(?<=\b(?:tsh|hypothyroid\p{L}*|thyroidectomy|ft4|t4|myxoedema)\b[^\n]{0,200}[\p{L}\d),.:] )levo (?=\d{1,3}(?:\.\d)? ?(?:mcg|microg|ug|micrograms)\b(?!/(?:kg/)?(?:min|h))) => levothyroxine~`,
      String.raw`\bcarbo(?= ?[-/+] ?(?:taxol|pem|etop\p{L}*|gem|pac\p{L}*|doce\p{L}*|auc|pembro\p{L}*)) => carboplatin`,
      String.raw`(?<=\b(?:cisplatin|cis|chemo|chemotherapy|ovarian|nsclc)\b[^\n]{0,200}[\p{L}\d),.?] )carbo(?= (?:instead|auc|for cycle|and|or|\+|only|now)\b|{K}) => carboplatin`,
      String.raw`\bswitch(ed|ing)? to carbo(?= |{K}) => switch$1 to carboplatin`,
      String.raw`\b(?:mg|mag) levels?\b => magnesium level`,
      String.raw`\binsulin/dex\b => insulin/dextrose`,
      String.raw`{S}mag (?=or|now|next|first|yet) => magnesium~`,
      String.raw`(?<=\+ |\p{L}{3} and )metro(?= \d| is\b| was\b| iv\b| po\b| for\b| three\b|{K})(?! \d{3}) => metronidazole`,
      String.raw`\b(?:lido|ligno)(?= (?:with|w/|and|\d|patch|patches|infusion|without|gel|spray|for|or)|{K}) => lidocaine`,
      String.raw`\bmetro (?=\d|iv|and|\+) => metronidazole~`,
    ])
    .join('\n'),
);
