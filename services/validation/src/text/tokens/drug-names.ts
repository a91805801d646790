import { wordSet } from './fold';

/** International nonproprietary names and a few everyday ones, English and Portuguese, that no suffix rule finds. */
export const DRUG_NAMES = wordSet(`
  abacavir abatacept abatacepte acarbose acetaminophen acetaminofeno acetazolamide acetazolamida acetylcysteine acetilcisteina aciclovir acyclovir
  adalimumab adenosine adenosina adrenaline adrenalina albendazole albendazol albumin albumina alendronate alendronato allopurinol alopurinol alprazolam
  alteplase alteplasa amantadine amantadina amikacin amicacina amiloride amilorida aminophylline aminofilina amiodarone amiodarona amitriptyline amitriptilina
  amlodipine anlodipino amlodipino amoxicillin amoxicilina amphotericin anfotericina ampicillin ampicilina anastrozole anastrozol apixaban apixabana aripiprazole aripiprazol
  aspirin aspirina aas asa ateznolol atomoxetine atomoxetina atracurium atracurio atropine atropina azathioprine azatioprina azithromycin azitromicina aztreonam
  baclofen baclofeno beclomethasone beclometasona benralizumab benzathine benzatina benzylpenicillin betahistine betaistina betamethasone betametasona bethanechol
  bevacizumab bicarbonate bicarbonato biperiden biperideno bisacodyl bisacodil bosentan bosentana bromocriptine bromocriptina bromopride bromoprida budesonide budesonida bumetanide bumetanida
  bupivacaine bupivacaina buprenorphine buprenorfina bupropion bupropiona buspirone buspirona cabergoline cabergolina caffeine cafeina calcitriol capecitabine capecitabina
  captopril carbamazepine carbamazepina carbidopa carbimazole carboplatin carboplatina carvedilol caspofungin cefalexin cefalexina cephalexin cefazolin cefazolina cefepime cefepima
  ceftriaxone ceftriaxona cefotaxime cefotaxima ceftazidime ceftazidima cefuroxime cefuroxima cefadroxil cefadroxila celecoxib celecoxibe cetirizine cetirizina cetuximab chloramphenicol cloranfenicol
  chloroquine cloroquina chlorpromazine clorpromazina chlorthalidone clortalidona ciclosporin ciclosporina cyclosporine cimetidine cimetidina cinacalcet cinacalcete
  cisplatin cisplatina citalopram clarithromycin claritromicina clavulanate clavulanato clindamycin clindamicina clobazam clomipramine clomipramina clonazepam clonidine clonidina clopidogrel
  clozapine clozapina codeine codeina colchicine colchicina colecalciferol cholecalciferol cotrimoxazole cotrimoxazol cyclobenzaprine ciclobenzaprina cyclophosphamide ciclofosfamida
  cytarabine citarabina dabigatran dabigatrana dantrolene dantroleno dapagliflozin dapsone dapsona daptomycin daptomicina dasatinib deferasirox denosumab denosumabe desloratadine desloratadina
  desmopressin desmopressina desvenlafaxine desvenlafaxina dexamethasone dexametasona dexmedetomidine dexmedetomidina dexchlorpheniramine dexclorfeniramina dextrose diazepam diclofenac diclofenaco
  digoxin digoxina diltiazem dimenhydrinate dimenidrinato diphenhydramine difenidramina dipirona dipyrone metamizole metamizol dobutamine dobutamina docetaxel dolutegravir domperidone domperidona donepezil donepezila
  dopamine dopamina doxazosin doxazosina doxorubicin doxorrubicina doxycycline doxiciclina dulaglutide dulaglutida duloxetine duloxetina dupilumab dutasteride dutasterida edoxaban edoxabana
  efavirenz empagliflozin empagliflozina emtricitabine entricitabina enalapril enoxaparin enoxaparina ephedrine efedrina epinephrine epinefrina eplerenone eplerenona epoetin eritropoetina erythropoietin
  ergotamine ergotamina ertapenem erythromycin eritromicina escitalopram esmolol esomeprazole esomeprazol espironolactona spironolactone estradiol eszopiclone etanercept etanercepte ethambutol etambutol
  etomidate etomidato etoposide etoposideo evolocumab exenatide exenatida ezetimibe ezetimiba famotidine famotidina febuxostat febuxostate felodipine fenobarbital phenobarbital fenofibrate fenofibrato
  fentanyl fentanil fentanila ferritin fexofenadine fexofenadina filgrastim finasteride finasterida finerenone finerenona flecainide flecainida fluconazole fluconazol fludrocortisone fludrocortisona flumazenil
  fluoxetine fluoxetina fluticasone fluticasona fluvoxamine fluvoxamina folinic fondaparinux formoterol fosfomycin fosfomicina furosemide furosemida lasix gabapentin gabapentina ganciclovir gemcitabine gencitabina
  gentamicin gentamicina glargine glargina glibenclamide glibenclamida gliclazide gliclazida glimepiride glimepirida glipizide glucagon glyburide granisetron haloperidol heparin heparina hidralazina hydralazine
  hidroclorotiazida hydrochlorothiazide hidrocortisona hydrocortisone hidroxicloroquina hydroxychloroquine hydroxyzine hidroxizina hydroxyurea hidroxiureia ibuprofen ibuprofeno imatinib imatinibe imipenem imipramine imipramina
  immunoglobulin imunoglobulina indapamide indapamida indomethacin indometacina infliximab infliximabe insulin insulina ipratropium ipratropio irbesartan irbesartana isoniazid isoniazida isosorbide isossorbida isotretinoin isotretinoina
  itraconazole itraconazol ivabradine ivabradina ivermectin ivermectina ketamine cetamina ketoconazole cetoconazol ketoprofen cetoprofeno ketorolac cetorolaco labetalol lacosamide lacosamida lactulose lactulona lamivudine lamivudina
  lamotrigine lamotrigina lansoprazole lansoprazol latanoprost latanoprosta leflunomide leflunomida letrozole letrozol leucovorin levetiracetam levocetirizine levodopa levofloxacin levofloxacino levonorgestrel levothyroxine levotiroxina
  lidocaine lidocaina linagliptin linagliptina linezolid linezolida liraglutide liraglutida lisdexamfetamine lisdexanfetamina lisinopril lithium litio loperamide loperamida loratadine loratadina lorazepam losartan losartana lurasidone lurasidona
  magnesium magnesio mannitol manitol mebendazole mebendazol medroxyprogesterone medroxiprogesterona melatonin melatonina meloxicam memantine memantina mepolizumab meropenem mesalazine mesalazina mesalamine metformin metformina methadone metadona
  methimazole metimazol methotrexate metotrexato methyldopa metildopa methylphenidate metilfenidato methylprednisolone metilprednisolona metoclopramide metoclopramida metolazone metolazona metoprolol metronidazole metronidazol midazolam milrinone milrinona
  minocycline minociclina minoxidil mirabegron mirabegrona mirtazapine mirtazapina misoprostol modafinil modafinila mometasone mometasona montelukast montelucaste morphine morfina moxifloxacin moxifloxacino mycophenolate micofenolato nalbuphine nalbufina naloxone naloxona naltrexone naltrexona
  naproxen naproxeno nebivolol neostigmine neostigmina niacin nicardipine nicotine nicotina nifedipine nifedipino nimesulide nimesulida nimodipine nimodipino nitrofurantoin nitrofurantoina nitroglycerin nitroglicerina nitroprusside nitroprussiato
  norepinephrine norepinefrina noradrenaline noradrenalina nortriptyline nortriptilina nystatin nistatina octreotide octreotida olanzapine olanzapina olmesartan olmesartana omalizumab omeprazole omeprazol ondansetron ondansetrona oseltamivir oxacillin oxacilina
  oxaliplatin oxaliplatina oxcarbazepine oxcarbazepina oxybutynin oxibutinina oxycodone oxicodona oxytocin ocitocina paclitaxel paliperidone paliperidona pancuronium pantoprazole pantoprazol paracetamol paroxetine paroxetina pembrolizumab nivolumab penicillin penicilina
  pentoxifylline pentoxifilina permethrin permetrina phenazopyridine fenazopiridina phenylephrine fenilefrina phenytoin fenitoina pilocarpine pilocarpina pioglitazone pioglitazona piperacillin piperacilina pirfenidone pirfenidona polymyxin polimixina colistin colistina potassium potassio
  pramipexole pramipexol prasugrel pravastatin praziquantel prazosin prazosina prednisolone prednisolona prednisone prednisona pregabalin pregabalina primaquine primaquina probenecid prochlorperazine progesterone progesterona promethazine prometazina propafenone propafenona
  propofol propranolol propylthiouracil propiltiouracil protamine protamina pseudoephedrine pseudoefedrina pyrazinamide pirazinamida pyridostigmine piridostigmina quetiapine quetiapina quinine quinino ramipril ranitidine ranitidina rasburicase remdesivir remifentanil rifampicin rifampicina rifampin rifaximin rifaximina
  risankizumab risedronate risedronato risperidone risperidona ritonavir rituximab rituximabe rivaroxaban rivaroxabana rivastigmine rivastigmina rocuronium rocuronio romosozumab ropivacaine ropivacaina rosuvastatin rosuvastatina sacubitril sacubitrila salbutamol albuterol salmeterol
  saxagliptin scopolamine escopolamina hioscina hyoscine secukinumab semaglutide semaglutida ozempic sertraline sertralina sevelamer sevoflurane sevoflurano sildenafil sildenafila silymarin simethicone simeticona simvastatin sinvastatina sirolimus sitagliptin sitagliptina sofosbuvir solifenacin solifenacina somatropin sotalol
  streptokinase estreptoquinase streptomycin estreptomicina succinylcholine suxametonio suxamethonium sucralfate sucralfato sulfadiazine sulfadiazina sulfamethoxazole sulfametoxazol sulfasalazine sulfassalazina sumatriptan sumatriptana tacrolimus tadalafil tadalafila tamoxifen tamoxifeno tamsulosin tansulosina
  tapentadol teicoplanin teicoplanina telmisartan telmisartana tenecteplase temozolomide tenofovir terazosin terbinafine terbinafina terbutaline terbutalina teriparatide teriparatida testosterone testosterona thiamine tiamina thiopental tiopental ticagrelor tigecycline tigeciclina timolol tinidazole tinidazol
  tiotropium tiotropio tirzepatide tirzepatida mounjaro tizanidine tizanidina tobramycin tobramicina tocilizumab tocilizumabe tofacitinib tofacitinibe tolterodine topiramate topiramato tramadol tranexamic tranexamico trastuzumab trastuzumabe trazodone trazodona triamcinolone triancinolona trimethoprim trimetoprima
  upadacitinib ursodeoxycholic ursodesoxicolico ustekinumab valaciclovir valacyclovir valganciclovir valproate valproato valproic valproico valsartan valsartana vancomycin vancomicina vardenafil varenicline vareniclina vasopressin vasopressina vecuronium vedolizumab venlafaxine venlafaxina verapamil vigabatrin
  vildagliptin vildagliptina vincristine vincristina voriconazole voriconazol vortioxetine vortioxetina warfarin varfarina marevan zidovudine zidovudina zinc zinco zoledronic zoledronico zolmitriptan zolpidem zopiclone zuclopenthixol
  tylenol advil novalgina buscopan rivotril puran glifage ritalina ritalin venvanse vyvanse xarelto eliquis clexane wegovy viagra benadryl zofran plasil ampicilin nsaid nsaids aine aines ssri ssris isrs betabloqueador
`);

/** Words that end like a drug and are none. */
export const NOT_DRUGS = wordSet('april abril peril prostatin cocoon cycline prednison solzona propil precaine');
