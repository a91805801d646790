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
`;

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
      String.raw`\b(?:mg|mag) levels?\b => magnesium level`,
      String.raw`\binsulin/dex\b => insulin/dextrose`,
      String.raw`{S}mag (?=or|now|next|first|yet) => magnesium~`,
      String.raw`(?<=\+ |\p{L}{3} and )metro(?= \d| is\b| was\b| iv\b| po\b| for\b| three\b|{K})(?! \d{3}) => metronidazole`,
      String.raw`\b(?:lido|ligno)(?= (?:with|w/|and|\d|patch|patches|infusion|without|gel|spray|for|or)|{K}) => lidocaine`,
      String.raw`\bmetro (?=\d|iv|and|\+) => metronidazole~`,
    ])
    .join('\n'),
);
