import { DRUG_NAMES } from '../../tokens/drug-names';
import { wordSet } from '../../tokens/fold';

/** Drugs that the rules of suffixes recognise, so that the list of names has none of them. */
const FURTHER_DRUGS = wordSet(`
  atenolol bisoprolol carvedilol labetalol metoprolol nadolol propranolol sotalol timolol nebivolol esmolol
  captopril enalapril lisinopril perindopril ramipril candesartan losartan losartana valsartan valsartana irbesartan irbesartana telmisartan olmesartan olmesartana
  atorvastatin atorvastatina rosuvastatin rosuvastatina simvastatin simvastatina pravastatin pravastatina amlodipine anlodipino nifedipine nifedipino felodipine lercanidipine nimodipine nimodipino nicardipine
  omeprazole omeprazol esomeprazole esomeprazol lansoprazole lansoprazol pantoprazole pantoprazol rabeprazole fluconazole fluconazol itraconazole itraconazol voriconazole voriconazol ketoconazole cetoconazol clotrimazole
  metronidazole metronidazol tinidazole albendazole albendazol mebendazole mebendazol amoxicillin amoxicilina ampicillin ampicilina flucloxacillin oxacilina oxacillin piperacillin piperacilina penicillin penicilina benzylpenicillin
  azithromycin azitromicina clarithromycin claritromicina erythromycin eritromicina clindamycin clindamicina gentamicin gentamicina vancomycin vancomicina daptomycin daptomicina fosfomycin fosfomicina teicoplanin teicoplanina
  ciprofloxacin ciprofloxacino levofloxacin levofloxacino moxifloxacin moxifloxacino ofloxacin norfloxacin norfloxacino doxycycline doxiciclina tetracycline tetraciclina minocycline minociclina tigecycline lymecycline
  ceftriaxone ceftriaxona ceftazidime ceftazidima cefazolin cefazolina cefalexin cefalexina cefuroxime cefuroxima cefepime cefepima cefotaxime cefotaxima cefixime cefadroxil ceftaroline meropenem imipenem ertapenem
  trimethoprim trimetoprima cotrimoxazole nitrofurantoin nitrofurantoina linezolid linezolida rifampicin rifampicina rifaximin rifaximina isoniazid isoniazida ethambutol pyrazinamide
  dexamethasone dexametasona prednisolone prednisolona prednisone prednisona methylprednisolone metilprednisolona hydrocortisone hidrocortisona betamethasone fludrocortisone fludrocortisona budesonide mometasone triamcinolone triancinolona
  apixaban apixabana rivaroxaban rivaroxabana edoxaban edoxabana dabigatran dabigatrana warfarin varfarina enoxaparin enoxaparina dalteparin heparin heparina clopidogrel prasugrel ticagrelor aspirin
  furosemide furosemida bumetanide spironolactone espironolactona eplerenone hydrochlorothiazide hidroclorotiazida chlortalidone clortalidona indapamide indapamida bendroflumethiazide metolazone acetazolamide
  metformin metformina gliclazide gliclazida glibenclamide glibenclamida glimepiride sitagliptin sitagliptina linagliptin linagliptina empagliflozin empagliflozina dapagliflozin dapagliflozina canagliflozin semaglutide semaglutida liraglutide liraglutida dulaglutide tirzepatide pioglitazone pioglitazona
  levothyroxine levotiroxina carbimazole methimazole metimazol propylthiouracil propiltiouracil carbamazepine carbamazepina levetiracetam lamotrigine lamotrigina valproate valproato phenytoin fenitoina topiramate topiramato gabapentin gabapentina pregabalin pregabalina clonazepam clobazam lacosamide levodopa carbidopa
  diazepam lorazepam midazolam alprazolam temazepam bromazepam zopiclone zolpidem sertraline sertralina fluoxetine fluoxetina paroxetine paroxetina citalopram escitalopram venlafaxine venlafaxina duloxetine duloxetina mirtazapine mirtazapina amitriptyline amitriptilina nortriptyline nortriptilina bupropion
  haloperidol olanzapine olanzapina quetiapine quetiapina risperidone risperidona clozapine clozapina aripiprazole chlorpromazine clorpromazina lithium promethazine prometazina
  morphine morfina oxycodone oxicodona codeine codeina tramadol fentanyl fentanil methadone metadona buprenorphine ketamine cetamina propofol etomidate etomidato rocuronium rocuronio suxamethonium dexmedetomidine dexmedetomidina remifentanil
  paracetamol ibuprofen ibuprofeno diclofenac diclofenaco naproxen naproxeno ketorolac cetoprofeno ketoprofen celecoxib etoricoxib colchicine colchicina allopurinol alopurinol febuxostat
  methotrexate metotrexato azathioprine azatioprina mycophenolate micofenolato ciclosporin ciclosporina tacrolimus rituximab infliximab adalimumab tocilizumab hydroxychloroquine hidroxicloroquina sulfasalazine sulfassalazina leflunomide
  salbutamol salmeterol ipratropium ipratropio tiotropium tiotropio montelukast montelucaste formoterol theophylline aminophylline
  ondansetron ondansetrona metoclopramide metoclopramida domperidone domperidona cyclizine prochlorperazine dexchlorpheniramine cetirizine cetirizina loratadine loratadina chlorphenamine dimenidrinato
  amiodarone amiodarona digoxin digoxina verapamil diltiazem adenosine flecainide ivabradine ivabradina nitroglycerin nitroglicerina isosorbide isossorbida noradrenaline noradrenalina norepinephrine adrenaline epinephrine vasopressin dobutamine dobutamina dopamine
  aciclovir acyclovir valaciclovir oseltamivir ganciclovir valganciclovir remdesivir tenofovir lamivudine dolutegravir
  tranexamic octreotide terlipressin alendronate alendronato zoledronic denosumab tamoxifen tamoxifeno letrozole anastrozole pembrolizumab nivolumab cisplatin cisplatina carboplatin
  misoprostol oxytocin ocitocina labetalol methyldopa metildopa hydralazine hidralazina nitroprusside clonidine clonidina baclofen tizanidine cyclobenzaprine ciclobenzaprina dipirona dipyrone hioscina hyoscine escopolamina
  minoxidil finasteride dutasteride tamsulosin doxazosin tansulosina oxybutynin solifenacin mirabegron sildenafil tadalafil
  lactulose senna macrogol bisacodyl loperamide loperamida mesalazine mesalazina simethicone simeticona ranitidine famotidine
`);

const names = [...DRUG_NAMES, ...FURTHER_DRUGS].sort();

/** The drugs of the reviewed lists that begin with these letters, without accents. */
export function drugsBeginning(letters: string): readonly string[] {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; names[at]?.startsWith(letters); at += 1) found.push(names[at] ?? '');
  return found;
}
