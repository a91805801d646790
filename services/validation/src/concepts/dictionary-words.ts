/**
 * Lookup keys of the words of dictionary-en, -en-gb, -pt and -pt-pt that are one edit away from a medical word.
 * Generated: `CRED_DICTIONARY_WORDS=update npx jest --selectProjects node --testPathPatterns dictionary-words` after a
 * change of the lexicon (about two minutes).
 */
export const DICTIONARY_WORDS: ReadonlySet<string> = new Set(
  `
  abditiva abinhador abiotrofica ableitamenta abocante abominal aborcamenta abordamenta abordaren abrancar abrotamenta
  academiai academial academian academiar academic academica academiz academiza acalaria acalasica acedente aceitamenta
  aceleirada aceleradaa acelerama aceleranda acelerara acelerava acendimenta aceracia acetaminofen acetilsalisilica
  acidante acidemia acidenta acidentei acidentel acidenten acimenta acimentar acimente aclastica aclinica acnemica
  acocante acocarada acquirer acrinica acromegalica actinida acucaradaa acucarama acucaranda acucarara acucarava
  acufenia acupunctor acupuntora acupunturai acupuntural acupunturan acupunturar acuraria ad-renal addition
  adenomegalica adenosma aderence adesivai adesival adesivan adesivar adessiva adicante adimenta aditacaa adividade
  adobante adocaste adolescen adolescence adolesceste adomante adonante adonista adorante adortamenta adotante
  adquerida adquiria adquiridaa adquirima adquirinda adquirira adrenalite adrenalona adrenergica aduatica advanced
  adversaa adversai adversal adversan adversar adversia advocante aegyptis aerosica aerotica aesthetic afagamenta
  afainador afalgesia afalgesica afanador afeitamenta aferidaa aferiraa aficador afifador afilador afinadora afincador
  afinfador afirmadaa afirmaraa afitador afixador afobamenta afocante afofamenta afolamenta afonista aforamenta
  afunador agalhamenta aganista agitadaa agitaraa agonisma aguilhamenta agulheamenta ajeitamenta ajumenta ajumentada
  alanhador albuminaria albuminurica alcoilica alcoolata alcoolatria alcoolatura alcoolina alcooliza aleijamenta
  aleiramenta aleitoamenta alentamenta alertamenta alestamenta alestesia alestesica aleurisma aliamenta alimentadaa
  alimentara alimentaraa alimentari alimente alindador alineador alinhadora alocante aloitamenta alopecica alterativa
  altivador altividade aluimenta alveitamenta alveolita amamenta amamentadaa amamentai amamental amamentan amamentara
  amamentaraa amarelaa amarelai amarelal amarelan amarelar amarelia amarican amartela ambienta ambientai ambientan
  ambientar ambientel ambiopia ambliopica amendoina amentada americana amiboide amidalectomia amidalite amigdalectomica
  amigdalita aminador amiotrofia amortica amoxacilina amputadaa amputaraa anabolia anabolica anaboliz anabolizaste
  anafilactica anafilatina anafilatiza anagogica anagonista analgetica analgica analogical analotica anastomatica
  anastomosa andadora andigena andoador androgenesica androgenia androgenica anergica anestesi anestesiai anestesial
  anestesian anestesiar anestetica anesthetis anesthetiz aneurismal aneurista anevrisma anfibiotica anfigena anidador
  aninador aninhador anoretica anortica anosmica anquiloglossa anquilosaste antagonis antagonism antagonisma
  antecipadaa antecipama antecipanda antecipara antecipava antedatal antenasal antepileptica antiarritimica
  antiarritmia antibacteria anticoncecional antidepressante antidiatetica antiepiletica antifunga antifungina antigenia
  antigona antineoplastica antivenin antiviril antivital antogena antropina antroscopia aparelhai aparelhal aparelhan
  aparelhar aparelhe apendicectomica apendimenta apetitei apetitel apetiten apimenta apimentar apinador apinhador
  apitacaa aplacacaa aplasica aplicadaa aplicaraa aponista aportamenta apucarada ardentia argencia ariloide arrancaa
  arrancai arrancal arrancan arrancara arranchar arrancoar arrancor arranhar arranjar arrhythmic arrincar arritmica
  artedria artesanata arthritic arthroscope articaina articula articuladaa articulai articulal articulan articulara
  articularaa artificia artificiai artifician artificiar artificiel artistic artralgica artroscopica ascorbila asfixiai
  asfixial asfixian asfixiar asfixica asiatica asimenta asnatica aspartama aspidina aspiradaa aspiraraa assadora
  assigmatisma assisten assistencial assistia assistidaa assistima assistinda assistira assistiva assoalhai assoalhal
  assoalhan assoalhar assoalhe assobiada assocada associadaa associama associanda associara associate associava
  assoviada astatica asterite astomatica astroscopia atacanda atendamenta atibador aticador atilador atimenta atirador
  atitador ativadora atonista atrancar atricular atrofiai atrofial atrofian atrofiar atrofica atrofita atropida
  atrosina atulhamenta auditava auditora auditorai auditorei auditoria augmenting aumentadaa aumentai aumental
  aumentama aumentan aumentanda aumentar aumentara aumentativai aumentatival aumentativan aumentativar aumentava
  ausentada autigena autistica automate automatei automatel automaten automatia automatic automatiza automedicadaa
  automedicaraa avaliadaa avaliaraa avalizacaa avariacaa avimenta avinhador avivador avocante axonista azeitamenta
  bacteria bacteriemia bacterina bactriana bactrina balancada balanceadaa balanceama balanceanda balanceara balanceava
  balimenta bambeira bandaged bandaren banimenta baratrica barbeara barbeita barbiera barceira barreira barrette
  barrigaa barrigal baseadaa baseanda basteada bastimenta batching baxteriana beaching bebedoira bebereira bengalaa
  bengalia betabloqueadora biliaria bimbinha biologica biontica biopisia biopsiai biopsial biopsian biopsiar biopsica
  bioptica blacking blandness bleeping blenching blending blockaded blockader blockage blondness bloqueadora bloqueai
  bloqueian bloqueie bloquema bombilha bombinea boqueador bradicardica branquica braseada breading breathed breather
  breeding briologia brittler bronchitic broncodilatadora broncoscopica bronquectasia bronquia broqueador broqueia
  brutisma bruxista bulimias bulimica bulimina bumbinha bursting bustling cabreira cadeeira cadeiraa cadeiral cadeneta
  cadinhada cadinhar cafeinai cafeinal cafeinan cafeinar cafetina cagueira caideira cainhada calaziaa calcanda calculal
  calculan calcular calculei caldeira caldeirinha calendariz calendariza calicula calinica calmazia caloraca calosica
  camarata caminhadaa caminhai caminhal caminhama caminhan caminhanda caminhava cancelous cancerou cangurus canisada
  cankerous canotida cansadaa cansanda canseira caozinha captopris carbonada carbonama carbonante carbonara carbonaste
  carbonatai carbonatal carbonatan carbonatar carbonated carbonatei carbonatel carbonaten carbonava carboneta carbonete
  carbonita carbonite carcinogenea carcinomia cardeira cardiacea cardiama cardiopatica cardiren cardopata carinhada
  carinoma cariogenica carniana caronica carotena carotica carotidea carotina caspeira cassacaa castalha castanea
  castanhal castinha catadora catafora catarama cateterista caudeira caveirinha cefalemia cefalgia celebraa celebrai
  celebran celebrar celebrei celebrel celebren cellulite celorica celulita centraste ceramoplastia cerasite ceratina
  ceratiste ceratois ceratoplastica ceratops ceratosa cerebria cerogenica certainli cesareia cesarina cessadaa cessaraa
  cetazina cetimina cetogenia chadeira chaldren champing chaozinha chapinha chapoten chatinha chavinha chicotea
  chicotei chicotel chicoten chlamydiae chocking cholerae ciazinha cicatrizadaa cicatrizaraa cientificai cientifical
  cientifican cientificar cigarrai cigarral cigarran cigarrar cigarrea cinesioterapica cinesiterapia cingelada
  circuncisa circunferencial cistalgia cistamina cisteica cistisca citogenica cladeamenta clamidea clamidias clamidica
  clamming clanidia clapping clarejamenta clasping classificadaa classificaraa claudicadaa claudicaraa clavulina
  clavulonata cleaning climaterica climatic climatiza clismatica clomping clonixina cloracaa cloranda cloranta
  clorotalidona clumping coadeira coaguladaa coagularaa coaracaa cobertoura cobreara cocheira cochleae cocredor
  codenina coentral coerente coiceira coireira colangiite colativa colecistectomica colectiva coleocistite colesteros
  colestrol coletava coletica coletida coletina colicistite collateral colonica colonoscopica colostomica colostomiza
  colotomia combinei combinel combinen combiner commuted compartilhadaa compartilhama compartilhanda compartilhara
  compartilhava compartimenta compartimentai compartimentan compartimentar compartimentel compartmental competed
  complain complaina complaine complementa complemental complementan complementarei complementaria complente completai
  completal completan completar completed completei completel completen completer complexaa complexai complexal
  complexan complexar compliant complicadaa complicaraa complimentari complota complote comporta comportment composited
  comprada compress compressada compressive compridaa comprima compulsa compulsada compulsai compulsal compulsama
  compulsan compulsar compulsara computadorizadaa computadorizama computadorizanda computadorizara computadorizava
  computatorizada computei computel computen computer comunicadaa comunicaraa comunicaria comunitariz comunitariza
  comunizacaa comunizaria conceira conceita concenta concentradaa concentrama concentranda concentrara concentrava
  concepta concerna concertai concertal concertan concertar concerte concerting concessaa concession concetta concreta
  concussa conetiva confuser confusiona confusionai confusionan confusionar confusionel confuted congeladaa congelama
  congelanda congelara congelava congenial consenta consente consenti conserta consertadora conservadona conservador
  conservadoria conservidora consigal consigan consigna consorte constata constipadaa constiparaa constipate constrain
  constrol consumai consumal consuman consumar consumia consumta contacte contanta contaste contatai contatal contatan
  contatar contenca contensaa contigua contiguous continha continuai continual continuan continuar continue continuou
  contracecaa contracetiva contraiste contrante contrastea contrasted contrastei contrastel contrasten contrata
  contrate contriste controladaa controlama controlanda controlara controlava controlei controlel controlen controller
  contusaa contused convencaa converging conversara conversing conversona conversor converta convulsa convulsada
  convulsai convulsal convulsama convulsan convulsar convulsara convulsiona convulsionada convulsione convulsive
  coracana coracara cordeina cordiaca cornaria cornejal cornisol cornmeal coroacaa coroaria corolaria coronariopata
  coronariopatica corporeal correador correante corredora correira correnta correste corretor corridaa corridor
  corroedor corroida cortacaa corticoesteroide corticol corzinha cosmetica cotonaria cotovelaa cotovelai cotovelal
  cotovelan cotovelar cotovele couceira coureira cozinhai cozinhal cozinhan cozinhar cramping craniada craniama
  cranianda craniara craniava craniencefalica creatinica creative cresatina crespimenta cretinina criancaa crimoterapia
  crioterapica criptica criptorquidea crisaloide crisoterapia cristite cronicaa cronicai cronical cronican cronicar
  crowning cruciante cruciaste cruciata crushing cruzadaa cruzanda cuidadaa cuidadora cuidanda cuilador cumprida
  curative curitica curvativa dantinha dearness decencia declamacaa declaradaa declararaa declinai declined declinei
  declinel declinen decliner declivia decolamenta defeccaa defection defibrilador degeneradaa degeneraraa degenerativa
  deglutidaa deglutiraa degressiva dehydrate deitadura deitaria dejection delegada deligada delirian delivrei deltinha
  demeante demencial dementai demented dementei dementel dementen denotaria densaria densitometrica dentadora dentalia
  dentaraa dentarian dentarma dentearia dentilaria dentilha denutricaa denutrida dependente deportment depraved
  depressa depressada depressai depressal depressama depressan depressar depressara depressei depressel depressen
  depressivel deprimia deprimidaa deprimima depriminda deprimira derision derivation derramei derramel derramen
  desapertar descaida descidaa descocamenta descolgamenta descolmamenta desconforma desconfortai desconfortal
  desconfortan desconfortar desconforte descontroladaa descontrolama descontrolanda descontrolara descontrolava
  descopamenta descoramenta descrida descuida desenformacaa desertar desfaiou desfeita desfibriladaa desfibriladora
  desfibrilaraa desfibrilhacaa desfibrilhador desfibrinacaa desfibrinador desfuncaa desidratama desidratanda
  desidratara desidrataraa desidratava desigualidade desinformadaa desinformaraa desmaiai desmaial desmaian desmaiar
  desmaina desmainou desmamei desmamel desmamen desmamou desmanou desmasia desmatou desmente desmentia desnaturanda
  desnutria desnutrima desnutrinda desnutrira desnutriraa desolamenta despeitar desperta despertai despertal despertan
  despertara dessaturada destinaria destinha detencaa detention determinan determinaste determinate diabatica diabrete
  diacetica diafonia diagnosticai diagnostical diagnostican diagnosticar dialetica dianetica diaplasia diapneia
  diapositiva diarreica diarremia diastolia diastolica diastrofia diatetica diclinia dicteria dieretica dietaria
  dietoterapica difficulti difluencia difteriae difterica digestal digestama digestan digestida digestima digestira
  digestive digitaliz digitalos dioretica dipirena diplasia direcionadaa direcionama direcionanda direcionara
  direcionava directer disartrica discencia discharged discuria disfagica disfasia disfonica disforia disgnostica
  disjuncaa dislexica dislipidemica dislocate dismenorreica displasica dispneica dissecaa dissecacaa disseminadaa
  disseminama disseminanda disseminara disseminate disseminava dissencaa dissensaa dissonia distensa distonia distrofa
  distrofica distrofina distropia disturba disturbai disurica ditamina diuretina diverticula doentinha dolorita
  doloriza domesticai domestical domestican domesticar domicilia domiciliai domicilial domicilian domiciliara
  domiciliari domistica dontinha dormecia douracaa drenaren drowsing dyslexic ecocardiografai ecocardiografica ecografa
  ecografai ecografica ectipica ectrogenia edometria educadaa educaraa eficaciai eficacial eficacian eficaciar
  egofagica ejetividade elasteca elastina elastiza election electrizal electrocardiograma electrocardiograph
  electrochoque electroconvulsoterapia electroencefalograma electroencephalograph electroencephalographic eletividade
  eletrencefalograma eletricaa eletrima eletrina eletriza eletrocardiografa eletrodica eletroencefalografa eletronia
  eletroniza eletrotica eleurica elevadaa elevanda emagreca emagrecedor emagrecera emagrecia emantema embatida emboleia
  embolica emboliga embolisma embolita emboliza embutidaa embutima embutinda embutira emerencia emergencial emergente
  emugrecedora emugrecer emugreceu emugreci emugrecimenta emulsiona emulsione enalapris enantema encefalia encefalina
  encefalopata encefalopatica encephalitic endocrina endometrica endoscope endotelial energetic enfartei enfartel
  enfarten enfasema enfermaren enfitema enfixema enformagen enfresta enfusema engasgai engasgal engasgan engasgar
  engolira engordai engordal engordan engordara engordur engorrar engorrou enhancer enlarger enlevada enografia
  enometria enoscopia enoscopica enoxparina enterral entranha entrasta entreata entubacaa entupidaa entupima entupinda
  entupira enturida enxaguaste enxaquecai enxaquecal enxaquecan enxaquecar enxaqueta enxaugante eosinofilia epidemiai
  epidemial epidemian epidemiar epidermina epilepsiai epilepsial epilepsian epilepsiar epileptiz epileptiza epiletica
  epinefrida epinefrila episioctomia episiotomica epitemia epitermal epitermica equilibra equilibrai erantema erection
  eretividade ergonimia ergonoma erisipelaa erisipelai erisipelal erisipelan erisipelar erisipele eritrematosa
  escabiosa escaimosa escamisa escamosai escamosal escamosan escamosar escamota escaposa escatina escavacaa
  escleroderma esclerodermica esclerodermita esclerosa esclerosadaa esclerosama esclerosanda esclerosara esclerosaste
  esclerosava escoacaa escoliou escorpia escorpiana escorpioa escorpionista escorvar escovadaa escovara escovaraa
  esfagite esferoidal esferoide esgodada esgodamenta esgolada esgotadaa esgotama esgotanda esgotara esgotava
  esmagrecedora esmagrecer esmagreceu esmagreci esmagrecimenta esmetica esofagal especara especificai especifical
  especifican especificar espectar espectara espectral espessadaa espessama espessanda espessara espessaste espessava
  espichal espincal espincha espinchal espinhel espinicelular espiramenta espirometra espirometrica esplenomegalica
  espoaraa espondilartrite espontanda esporada esporama esporara esporava espotada esquistosomos essencia estagiai
  estagial estagian estagiar estamina estanina estatana estatiga estatinga estativa estatiza esteato-hepatite estegnos
  esteiramenta estelica estemata estenica estenops estenosa estepica esteptica esterica esternal estesica estetiza
  estiamenta esticamenta estimuladaa estimularaa estimulaste estinhal estipulacaa estipulante estitica estoiramenta
  estomagai estomagal estomagan estomagar estomata estomega estormia estrabista estracaa estralha estranca estranga
  estranhaa estranhai estranhal estranhan estranhar estranhe estranja estratificadaa estratificaraa estratisma estreass
  estreptococia estressa estressadaa estressama estressanda estressara estressava estrigen estritura estrocen
  estrogenica estroide estropen estrugen estrutur estruturai estrutural estruturan estruturar estupida esvinhal
  etexilata etografia eustomia eustress eutetica evidenced evidenciai evidencial evidencian evidenciar evidente
  exaltema exaracaa exaustada exaustama exaustara exaustava exclusiva execicia exofagica exogenea exogenia exografia
  exoracaa expedience expediencia experienced experienciai experiencial experiencian experienciar experiente expolicaa
  exposita externel extracorporal extracta extrapaa extubadaa extubaraa falencial faleucia faliforme fallowing
  familia-r fantasca fantasia fantasmai fantasmal fantasman fantasmar fantasme fatigued fatiguei fatiguel fatiguen
  fazendaa fazendal feasting feinting ferratina ferritica fertilizadaa fertilizaraa fibriladaa fibrilaraa fibrilhacaa
  fibrinacaa fibroide ficoterapia ficoterapica filtradaa filtraraa fisicoterapia fisiologia fisiologiza fisioterapica
  fissurai fissural fissuran fissurar fistulai fistulal fistulan fistular flailing fleabite floretada fluorata fluoreca
  fluorema fluorena fluorida fluorine fluorita fluorite flutteri fogachai fogachal fogachan fogachar fonoaudiologa
  fonoaudiologica fornigamenta fototerapica franqueza fraqueia fraqueja fraquema fraqueta fraturai fratural fraturan
  fraturar frenocomia frenotomica friction frieiraa frontitemporal fulminan fulminaste fulminate fumeante funchona
  funcione funcionel furossemida gabbling gagueara galgueira galicada gamboling garbling garganata garganda gargantaa
  gargante gargantea gargantua gargueira garranta gasometra gasometrica gastante gasterectomia gastrectomica
  gastrenterite gastresofagica gastrina gastrintestinal gastroscopica generala generalised generalizadaa generalizama
  generalizanda generalizara generalizava generalizei generalizel generalizen genereal geonomica gessadaa gessanda
  gessante gestadaa gestaraa gestaste gigantea giganteu gigantez gingante glaucomia glibencamida glicagon gliceria
  glicerica gliptica glomerula glotinha glycerol goetinha gomorreia gonfartros gonorreica gonorrheae gonorrheal
  gordurai gordural gorduran gordurar gostante gostinha granting gravidai gravidal gravidan gravidar gravidaran
  gravidaren gravidei gravidel graviden gravideza gravifica gravitica grimpada grinning gripadaa gripanda gustacaa
  gustante habilitadaa habilitaraa hamstrung hangover harmonia harmonizacaa hashimita helminta helminte hemacromatos
  hematica hematite hematoquesia hematurica hemobilia hemocultural hemodialisa hemofila hemofiliaca hemophiliac
  hemorragiaca hemorrhaged hemorroidal hemorroide hepatical hepatiza herniate hernioplastia herniorrafica hesitadaa
  hesitance hesitaraa hialinia hidratadaa hidrataraa hidroadenite hidrocefala hidrocefalica hidrofoba hidrofobica
  hidrofobina hidrofobiz hidrofobiza hidrofolia hidroforia hidroterapica hieroterapia higienizadaa higienizaraa
  higrofobia hiperativai hiperatival hiperativan hiperativar hiperative hiperbilirrubinemica hipercalcemia
  hipercaliemia hipercolemia hipercolesterolemica hiperdensa hiperglicemi hiperglicemiai hiperglicemial hiperglicemian
  hiperglicemiar hiperglicemica hiperlipidemica hipermetropica hiperopia hiperparatireoidista hiperplasica hiperplastia
  hiperpotassemica hipertensina hipertermica hipertireoidista hipertiroidisma hipertrigliceridemica hipertrofia
  hipertropica hiperuricemica hipinotica hipnotiza hipocalcemia hipocalemica hipodensa hipoemia hipoglicemi
  hipoglicemiai hipoglicemial hipoglicemian hipoglicemiar hipoglicemiaste hipoglicemica hipogonadista hiponica hipopica
  hipopotassemica hipotenusa hipoteria hipotermica hipotireoidista hipotiroidisma hipovolemia hipoxemica hipoxiai
  hipoxial hipoxian hipoxiar homeopata homeopath homeopathic homeopatica homofilia homofilica homolitica homopatia
  hopeless hopelessness hormonica hormoniz hormoniza hormonizadaa hormonizaraa hormonoterapia hospitalizadaa
  hospitalizaraa hypertrophi hypnotis hypnotiz iconizante ictericiai ictericial icterician ictericiar icterida
  idiomatica idiopatia ignizante ilatividade ileostomica imanidade imanizacaa imersada imersama imersara imersava
  imobilizadaa imobilizaraa imolante impactadaa impactai impactal impactama impactan impactanda impactar impactara
  impactava impactei impactel impacten imparted implanted implantei implantel implanten imponencia impotente impunidade
  impuniti imuniglobulina imunizadaa imunizaraa imunologia imunossupressora imunoterapica inaladora inchacaa inchadaa
  inchanda incidente incisava incisive incisora incontinente incontingencia incubacaa incubation incurious indegral
  independente indigent indigesta indigestada indigestai indigestal indigestama indigestan indigestar indigestara
  indigestava individua individuai individuan individuar individuel inducted indulina indurida industrializadaa
  industrializama industrializanda industrializara industrializava induzidaa induzima induzinda induzira infamatoria
  infancaa infantada infantal infantile infantojuvenis infartadaa infartama infartanda infartava infecciona infeciosa
  infectadaa infectama infectanda infectara infectava infectei infectel infecten infernacaa infestada infested infetada
  infiltradaa infiltraraa infirmada inflador inflatoria inflected inflection influenca influenzae informadaa informama
  informanda informara informava informei informel informen informer infraction infraocular inhibitori inibidora
  injected injectora injuriai injurial injurian injuriar injuriou inquietai inquietal inquietan inquietar inquiete
  inquinal insensiva insipidai insipidal insipidan insipidar insipide insomniac insoniai insonial insonian insoniar
  instalel instarel instituidaa instituiraa insulana insulinas insulindica integracaa inteiracaa inteligenci
  inteligenciai inteligencial inteligencian inteligenciar intenciona intencionai intencionan intencionar intencionel
  intensaa intensai intensal intensan intensar intensava intensifi intensivai intensival intensivan intensivar
  intensivei intensivel intensiven intentional interacional interativa intercalada interica intermadaa intermal
  intermaraa internadaa internal internaraa internationale interned internee internei internel internen internete
  intersticia intervala intervaladaa intervalama intervalanda intervalara intervalava intervale intestine intestinel
  intimante intimaste intimated intimite intoxicadaa intoxicaraa intubadaa intubaraa invaginadaa invaginaraa invasava
  invectada invective invencional invernacaa inversaa iodizing ionising ionizaste iontizante iotizante ironizante
  irrigable irrigavel irritabli irritarel ischemia isquemia iteracaa itericia jaundiced johnston laceradaa laceraraa
  lactadaa lactaraa lactaste lactated lactucona laparoscopi laringea lateante lavragen leigamenta leiramenta leishmania
  leporida leporinea letreamenta leucemica leucomia leucoplasica leucoplasta leukemic levorina ligamentar lignocaina
  linfadenopata linfadenopatica linfatiza linfoadenopatia lingamenta lingrinha linguajen linguaren liomioma
  lipoaspiradaa lipoaspiraraa lipocaina lipoproteica lipoproteida liquidai liquidal liquidan liquidar lisinopris
  literacia literari literati lixamenta lizamenta lombalgica lombrigai lombrigal lombrigan lombrigar longuinha
  loveliness lugamenta lumbalgia macadeira macanica machined machinei machinel machinen maconhai maconhal maconhan
  maconhar macroalbuminuria macrobiota macrocefalia maculara magnesida magnesita magnessa magnetis magnetita magnetiz
  magnetiza malarial malarian malarica malarina maldaria maldigna malearia malfaria malharia malignai malignal
  malignante malignar malparia maltaria mamadoira mamareia mamarian mamografa mamografica mamparia manadeira mangusta
  manipuladaa manipularaa manobrai manobral manobran manobrar manquita maquinai maquinal maquinan maquinar maquinha
  mareavan mariguana marmaria masacara mascaraa mascarai mascaral mascaran mascarar mascaria mascarma mascarra massajen
  massaren massoterapica mastectomica matadeira matadona materiala materiel mecaicamente mecaniza mecenica meconica
  meconicamente mediating medicadaa medicament medicamentai medicamental medicamentan medicamentar medicamente
  medicaraa medicinei medicinen mediclina medicona meditadaa meditara meditaraa meditating mediterrana meladona
  melaloma melanema melanica melanicamente melanona melanota melantonina membrace membrada membranar memoriaa memoriai
  memorial memorian memoriar memoriza menadona mendical mendicamenta meningogocica menorragica mensageiria mensaleira
  menstrua menstruai menstruan menstruar menstruel mentadona meringite mesopausa mesquita metabolina metabolis
  metabolita metaboliz metaboliza metaborica metacona metadina metamona metanica metanolica metanolis metastai metastal
  metastan metastanica metastar metastass metidona metradona mialgica miastenica miceloide microbia microbiai
  microbiama microbian microbiar microbiel microbiema microbisma microbista microcefala microcefalica mielodisplasia
  millstone mimadeira mimografia minerval minimalmente miocardica miocardiopata miocardiopatica miocordite miofacial
  mobiliacaa mobiliai mobiliei mobilizadaa mobilizaraa modernai modernal modernan modernar modicamenta modificadora
  modifier moimenta molecula molificador molimenta molluscan monimenta monitorizadaa monitorizaraa monoclinal
  monocloral monotorizacaa monquita moralidade moraliti mordidaa morfinai morfinal morfinan morfinar morfinea morphing
  morsalidade mosqueta mosquica mosquida mosquila mosquima mosquira mosquitaa mosquitai mosquital mosquitan mosquitar
  mosquite motiliti mourning movimentai movimental movimentan movimentar movimente mucanicamente muconite multimoda
  multiplex multipola musicoterapica mutuacaa nascenca nascidaa natimortal nebulizadaa nebulizar nebulizaraa nebulizei
  nebulizel nebulizen necessari necromante necropatica necrosaste necrotica nefralgia nefremica nefretia nefrolis
  nefronica nefropata negativai negatival negativan negativar negatived negativei negativel negativen neognata
  neoplasica neoplastia nervosia neuralgic neuralgica neuritic neurolis neuropata neurosante neurotica neutropenica
  nevralgia nevropatica nevrotica nicolina nicoteina nicotiana nicotica nicotice nicotinai nicotinal nicotinan
  nicotinar nicotinei nicotinel nicotinen nicotiza nicotoina nicotone nitricaa nitroglycerine nitrosen normalised
  normalizadaa normalizama normalizanda normalizara normalizava normalizei normalizel normalizen normatizada nosocomia
  nosoconial noticiai noticial notician noticiar nugativa nursling nutricia nutricionisma nutridaa nutriraa nutritiva
  obduracaa obstrusiva obturadaa obturaraa ocitocia ocitocica odontologa odontoloxia odontoloxica oleoginosa oncologa
  oneologica oniologica ontologi ontologica orientadaa orientaraa orofaringe ortodoncia osteartrite osteictis
  osteogenia osteopathi osteopedia osteoporosica ostomida ovariana ovelhinha overlord oxigenadaa oxigenai oxigenaraa
  oxigenioterapia oxigenita oxigeniz oxigeniza oxigenoterapica oxigonia oximetrica oximitra oxitocia oxitocica pacienta
  pacientei pacientel pacienten padraran pairaran paisagen paladina palamina palantina palatinal palatine palatiza
  palestesia palmatina palmilhai palmilhal palmilhan palmilhar palmilhe palminha palotina palpitadaa palpitaraa
  palraran panceira pancreas pancreatica pandemiza panejamenta panestesia panlatina papanicolaus papulacaa paradisia
  paralatica paraliptica paralisa paralisai paraliticai paralitical paralitican paraliticar paramitica paraplexia
  pararian parasita parasitea parasitei parasitel parasiten parasitica parasitou parceara parceiraa parceria pardaran
  parearan parenteal parentesal parentesia parestesica pargasite parisite parlaran parodistica paroxintica paroxismal
  paroxismica parraran parreira parteira passaben passagea passagens passajen passaren pastagen pastural patologia
  patrologica paulatina pausagen pediaria pediatra pediculosa peitoris pelatina peltidea penicilia penicilinas
  penicilliun pensamentai pensamental pensamentan pensamentar pensamente pensamentea peptidia peptidis peratica
  perdicaa perdural peridonite periferia perigonite perinasal perindopris periodonta perisferica peritonea peritonial
  permanecia permanenci peronada peroneal peroperatoria persisten persistente personae personalti pesamenta pescocaa
  pescocea pescocia pesquisai pesquisal pesquisan pesquisar pilaster piratica pirognostica pirostata pirostatica
  placente planeamenta planetar planking planqueta plantada plantaga plantama plantava plantear planting plaquearia
  plaqueia plaquete plasmica plastina plotavel pneumococia pneumoniae pneumonica podiatria podiatrica poetavel poitavel
  policistida policistina policitema policitemica polifarmaca polimera polimielite poliomelite poliomiosite polipios
  poliposa poluidaa poluiraa polymeris pontavel pontuaria populaca populacha popularaa portavel pos-natal posiciona
  posicionai posicionan posicionar posicionel positivai positival positivan positivar positivei positivel positiven
  positura postavel postectomica posteotomia postetomia postnasal postoura postulal posturel potassica potassida
  potologica poutavel praceira practiced praticaa praticai pratical pratican praticar pre-diabete pre-menstrual
  prebiotica precacaa precatal preceded precedei precedel preceden preceder precedeu predacaa predatal predicada
  predicai predical predicama predican predicar predicara predication predicava prediraa preenchedora pregatura
  pregnancia pregnante prelatura premaria prematurai prematural prematuran prematurar prenotal prensamenta preparai
  preparal preparan preparar presbiopica preservadaa preservama preservanda preservara preservava preserve preservei
  preservel preserven preserver pressaga pressama pressora pressura prevalece prevalecia prevalente prevenia prevenira
  prevenis preveniu preventa preventive primacia primaraa primarei primarian primarica primarma primazia prismaria
  privadaa privaraa privaria problem. processaa processadaa processama processanda processara processava processei
  processel processen processional procissional prodicaa professada professamenta professed professing profilaria
  profilaxica profundai profundal profundan profundar profunde profundea profundi profundia prognostic prognosticai
  prognostical prognostican prognosticar projecaa projection projetor projetora prolacaa prologamenta pronostica
  prontuari prontuariai prontuarial prontuarian prontuariar proparia proporaa proporia proscribing proscricaa
  proscription prospectiva prostatectomica prostetica prostrate protatica protector protegee protegei protegel protegen
  protegera protegeu proteica proteida proteinas proteinurica proteita protetoral protetoria protocela protococa
  protocol protocolai protocolal protocolan protocolar protocole protutor protutora prumaria pruridaa prurinda
  psicanalisma psicoanalis psicoanalista psicologai psicologal psicologan psicologar psicologiza psicosica
  psicoterapica psicrologa psicroterapia psictica psiquiatria psychedelia psychiatri psychoanalyst psychoanalyz
  publicadaa publicaraa puerpera pulmonal pulmonaria pulpectomia punctura purpurai purpural purpuran purpurar purpuras
  purpurea quarantined quarentema quarenten quarentenai quarentenal quarentenan quarentenar quarentene quarentens
  quarentona quebraca quebradaa quebrama quebranda quebrara quebrava queimadora queimadoura queratosa questionara
  questionaraa questionarian questionarma quetomina quimicoterapia quimioterapica racionai racionan racionar racionel
  radiadaa radiaraa radicacaa radiografa radiografai radiografica radioterapica raiografia ralidade ramipris rancanda
  randomizadaa randomizama randomizanda randomizara randomizava randomizei randomizel randomizen raquianestesica
  rasteamenta rastreal rastreara rastreian rastreie rastreira rastreja rastrejamenta rastrejar rastrela rational
  reabilitadaa reabilitaraa reaceita reacionada reacional realdade reanimadaa reanimaraa reativai reatival reativan
  reativar rebanhai rebanhal rebanhan rebanhar rebanhia rebotica rebracaa recantacaa recapeacaa recaptadaa recaptaraa
  recativa recative receitai receital receitan receitar receptacaa receptar receptora receptou recomendadaa
  recomendaraa rectocolite recuperadaa recuperaraa redencaa reduzidaa reduzima reduzinda reduzira reeducaa refartaria
  reflacaa reflacionada reflated refluxai refluxal refluxan refluxar reforcai reforcal reforcan reforcar refraccaa
  refracta refractaria refractiva refractor refractora refratara refrataraa refratarian refratarma refretaria
  refrigerant refrigeraste refrigerate refritaria refustal regurgitadaa regurgitaraa reidratadaa reidrataraa
  reinternadaa reinternaraa relacionadaa relacionama relacionanda relacionara relacionava relativa reluzida rematica
  rematisma remedeia remediai remedial remedian remediar remedida remedima remedira reologia reostricaa repousai
  repousal repousan repousar rescricaa resfriadaa resfriama resfrianda resfriara resfriava residenci residenciai
  residencian residenciar resistan resistia resistidaa resistima resistinda resistira resistiva resorting respigador
  respiradaa respiradora respiraraa responsa responta respostai respostal respostan respostar resposte ressuscitadaa
  ressuscitaraa restauradaa restauraraa restirador restirar restitiva restrain restricala retencia retensaa retiliana
  retiniama retinian retinina retinjal retinopatica retirara retisnal retornai retornal retornan retornar retorting
  retracaa retrataria retrinal retrogradai retrogradal retrogradan retrogradar retrograded retrogradei retrogradel
  retrograden retrogreda retrogrede retrogrida retrogride reumatismal reumatiza revascularizadaa revascularizaraa
  revisada revisama revisara revisava rialidade ribotica rifamicina rifampina rincanda ringling roalidade robotiza
  rogatoria ronceanda ronchanda rondanda ronquidaa roscanda rotadora roteador roucanda rouquida rubeolar sagranda
  saldavel saludavel sandamenta sandavel sanefamenta sangrada sanguina sanguine sanguinha sanjamenta sarampaa sardavel
  saturama saturara saturaraa saturate saturava saudarel scheduled scheduler scooping sebentaria seborreia secativa
  secretara secretor secretori secretoria secundara secundaraa secundarian secundariz secundariza secundarma
  sedentariza sedition segamenta segmentai segmental segmentan segmentar segmente seguente seguiste segundaria
  seguranda seletava sementaria sensitiva septicemic septicemica sequenced sequencer sequenciai sequencian sequenciar
  sequente seropositiva sertalina servicaa servical sessiona sessione seticemia shelling shimming shingled shipping
  shitting shopping shuttering silicosa simulacra simuladaa simularaa simulating sincicia sincopei sincopel sincopen
  sindroma singramenta singranda sintematica sintemica sintomia sinvastativa sistemai sistemal sisteman sistemar
  sistematiza sistrema situadaa situaraa skimming skimping slamming sleeking sleeting slickness slipping slitting
  slopping slumming smelling smocking smoulder snipping snorting sobrecarta sobremesa sobrepensa sobrepes sobrepesai
  sobrepesal sobrepesan sobrepesar sobrepesca sobrevidaa sobrevima sobrevinda sobrevira sobreviva sobreviveste socorral
  socorran socorria soizinha solidada solidama solidara solidava solvidaa solzinha sonzinha sorzinha sparking sparring
  spearing spelling spitting sputtering steeping stepping stiffing stipulating stipulation stomping stooping stoppled
  stoppling strained stressei stressel stressen strictur stropped stropping stuffing subaracnoide subaracnoideia
  subaracnoideu subnutridaa subnutriraa substanciai substancial substancian substanciar substitua substituia
  substituted sucralox suicidei suiciden sulfatai sulfatal sulfatan sulfatar sulfatei sulfatel sulfaten sulfonilureica
  sumariai sumarial sumarian sumariar sumariza superativa superbateria superiora superpor suplementadaa suplementara
  suplementaraa suplemente suportei suportel suporten surdival sureness surfatante sustancia suturacaa suturada
  suturanda swearing sweeping swilling swimming systematis systematiz tabagista talassema talassemica tangling
  taquicardica tartarea tecnista tegumenta telemedicona temperal temperatural temporaa tenceira tencional tensilite
  tensionai tensionan tensionar tensione tensionel terapeut. terapica terapina terceirai terceiral terceiran terceirar
  terminai terminan terminar terminel terneira terreira tesminal thickener thrombus tifoidea tifoideu tingeing tinkling
  tireoidea tireoidectomica tireoideu tiroidectomia tiroidite tirotoxicos tirsoide toarcica tocografia tolerante
  tomografa tomografai tomografica tomographic tonografia tonsilectomica topografia topographi torcicolai torcicolal
  torcicolan torcicolar torcicole torciola torticola toxicologa toxicological trabalh. trabalhaa trabalhadora trabalhai
  trabalhal trabalhan trabalhar trabalhe trabelha trabelhador tracalha tracamenta tracheae tracheotomi tracking
  tradamenta tradumatica tragamenta trailing trajamenta tramador tramalha tramalhador tramatica tramatisma trambalha
  trambalhador tranamenta tranquea transaminar transata transcender transefusaa transferencial transfundi transfundia
  transfundira transfundis transfundiu transfusa transfusada transfusai transfusal transfusama transfusan transfusar
  transfusara transfusava transfusei transfusel transfusen transida transiente transija transima transira transit.
  transitai transital transitan transitar transitaria transite transitori transitorial transmita transmitter
  transparante transparent transparenta transparentei transparentel transparenten transplanted transplantei
  transplantel transplanten transtornai transtornal transtornan transtornar transtorne transuraniana trapalha traqueai
  traqueal traquear traqueia traqueja traquela traqueostomica traqueotomia traquicardia trasplante trastorna
  trateamenta traumatina traumatis traumatiz traumatiza trautamenta travamenta trazidona treitamenta trenamenta
  trigemina trigenea trigliceridia trimetoprin trinamenta trinitrata tripagen triplana triplica triplite triptona
  trissoma trissomica tritamenta trixagen trombectomica trombembolisma trombocitogenica tromboembolista trombofilica
  trombosa tromofilia tropical trotamenta troubled tuberculosa tuberculous ultrassonografa ultrassonografai
  ultrassonografica umbilica universa unstabli uranaria urinaraa urinarei urinarian urinarma urticara urticaraa
  urticarian urticarma urtigaria usinaria vacilacaa vacilada vacinama vacinanda vacinaraa vacinata vacinava vacinida
  vaginada valsaran valsarian varicelai varicelan varicelar varicele varicula varinada variolar varvarina vasculhar
  vasectomica vasicula vasimotor vasoativai vasoatival vasoativan vasoativar vasoative vasoconstrictora vasoconstritor
  vasomotora vasopressora vatricosa veganism veganista vegetaliana vegetaran vegetaria vegetariama vegetarianism
  vegetarianista velosidade ventilador ventilama ventilanda ventilara ventilaraa ventilate ventilava ventricula
  verapamila verapamis verdelha verificadaa verificaraa vermelhaa vermelhai vermelhal vermelhan vermelhar vermelhe
  vermelhea verminosa verminou verminous vermulha verrugai verrugal verrugan verrugar verrusga versicula versificacaa
  vertebra vertebrae vertivel vesicular vesiculas vestavel vestibula vestirel viciadaa vicianda videolaparoscopica
  vinolencia violente visperal vitalina vitaminai vitaminal vitaminan vitaminar volcaren volitanda volitaren voltagen
  voltaran voltarei voltarel voltearen volumica volutaren vomitada vulgarism vulgariz vultaren vulvopatia wearying
  whetting whopping xerostomica zumbidaa zumbinda`
    .split(/\s+/)
    .filter(Boolean),
);
