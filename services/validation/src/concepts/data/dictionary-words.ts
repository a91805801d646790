/**
 * Lookup keys of the words of dictionary-en, -en-gb, -pt and -pt-pt that are one edit away from a medical word.
 * Generated: `CRED_DICTIONARY_WORDS=update npx jest --selectProjects node --testPathPatterns dictionary-words` after a
 * change of the lexicon (about two minutes).
 */
export const DICTIONARY_WORDS: ReadonlySet<string> = new Set(
  `
  abancada abditiva abinhador abiotrofica ableitamenta ablution abocante abominal aborcamenta abordamenta abordaren
  abrancar abrotamenta abscessaa abscissa academiai academial academian academiar academic academica academiz academiza
  acalaria acalasica acanthus acantops acastica acedente aceitamenta aceleirada aceleradaa acelerama aceleranda
  acelerara acelerava acendimenta aceracia acetaminofen acetilsalisilica acidante acidemia acidenta acidentei acidentel
  acidenten acimenta acimentar acimente aclastica aclinica acnemica acocante acocarada acquirer acratisma acridade
  acrinica acromegalica acrotisma actinida activate acucaradaa acucarama acucaranda acucarara acucarava acufenia
  acupunctor acupuntora acupunturai acupuntural acupunturan acupunturar acuraria ad-renal addition adenomegalica
  adenosma aderence adesivai adesival adesivan adesivar adessiva adicante adimenta aditacaa adividade administradaa
  administraraa adobante adocaste adoenticia adolescen adolescence adolesceste adomante adonante adonista adorante
  adortamenta adotante adquerida adquiria adquiridaa adquirima adquirinda adquirira adrenalite adrenalona adrenergica
  aduatica adversaa adversai adversal adversan adversar adversia advocante aegyptis aerosica aerotica aesthetic
  afagamenta afainador afalgesia afalgesica afanador afancada afeitamenta aferidaa aferiraa aficador afifador afilador
  afinadora afincador afinfador afirmadaa afirmaraa afitador afixador afobamenta afocante afofamenta afolamenta
  afonista aforamenta afunador agalhamenta aganista agitadaa agitaraa agonisma aguilhamenta agulheamenta agustica
  ajeitamenta ajumenta ajumentada ajustica alancada alanhador albuminaria albuminurica alcabina alcalena alcalica
  alcalinai alcalinal alcalinan alcalinar alcaliza alcamina alcanina alcoilica alcoolata alcoolatria alcoolatura
  alcoolina alcooliza aldosteronista aleijamenta aleiramenta aleitoamenta alentamenta alertamenta alestamenta alestesia
  alestesica aleurisma aliamenta alimentadaa alimentara alimentaraa alimentari alimente alindador alineador alinhadora
  aliteracaa alocante aloitamenta alopecica alteacaa alteradaa alteraraa alterativa altercacaa alternacaa altivada
  altivador altividade aluimenta alveitamenta alveolita amamenta amamentadaa amamentai amamental amamentan amamentara
  amamentaraa amarelaa amarelai amarelal amarelan amarelar amarelia amarican amartela ambiante ambience ambientai
  ambientan ambientar ambientei ambienten ambiopia ambliopica amendoina amenorreica amentada americana amiboide
  amidalectomia amidalite amigdalectomica amigdalita aminador aminotica amiotrofia amnesiac amnesiai amnesial amnesian
  amnesiar amnesica amortica amoxacilina amputadaa amputaraa anabolia anabolica anaboliz anabolizaste anafilactica
  anafilatina anafilatiza anagogica anagonista analgetica analgica analogical analotica anastomatica anastomosa
  anatomopatologia andadora andigena andoador androgenesica androgenia androgenica anergica anestesi anestesiai
  anestesial anestesian anestesiar anestetica anesthetis anesthetiz aneurismal aneurista anevrisma anfibiotica anfigena
  angioplastica angioplastiza anidador aninador aninhador anoretica anortica anosmica anquiloglossa anquilosaste
  antagonis antagonism antagonisma antecedence antecedent antecedeste antecipadaa antecipama antecipanda antecipara
  antecipava antedatal antenasal antepileptica antiarritimica antiarritmia antibacteria anticoncecional antidepressante
  antidiatetica antidiuretica antiepiletica antifunga antifungina antigenia antigona antineoplastica antivenin
  antiviril antivital antogena antropina antroscopia anuidade apancada aparelhai aparelhal aparelhan aparelhar aparelhe
  apendicectomica apendimenta apetitei apetitel apetiten apimenta apimentar apinador apinhador apitacaa aplacacaa
  aplasica aplicadaa aplicaraa aponista aportamenta apresentadaa apresentaraa aptitude apucarada arancada ardenite
  ardentia argencia ariloide arrancaa arrancai arrancal arrancan arrancara arranchar arrancoar arrancor arranhar
  arranjar arrhythmic arrincar arritmica artedria artesanata arthritic arthroscope articaina articula articuladaa
  articulai articulal articulan articulara articularaa artificia artificiai artifician artificiar artificiel artistic
  artonomica artralgica artroscopica ascaridios ascorbila asfixiai asfixial asfixian asfixiar asfixica asiatica
  asimenta asnatica aspartama aspidina aspiradaa aspiraraa assadora assigmatisma assistan assisten assistencial
  assistia assistidaa assistima assistinda assistira assistiva assoalhai assoalhal assoalhan assoalhar assoalhe
  assobiada assocada associadaa associama associanda associara associate associava assoviada astatica asterite
  astomatica astroscopia atacanda ataivada atendamenta atibador aticador atilador atimenta atirador atitador ativadaa
  ativadora ativanda atonista atrancar atrepsia atresica atretisma atricular atrofiai atrofial atrofian atrofiar
  atrofica atrofita atropida atrosina attitude atulhamenta auditava auditora auditorai auditorei auditoria augmenting
  aumentadaa aumentai aumental aumentama aumentan aumentanda aumentar aumentara aumentativai aumentatival aumentativan
  aumentativar aumentava ausentada autigena autistica automate automatei automatel automaten automatia automatic
  automatiza automedicadaa automedicaraa autonimica autonomi autonomiz autonomiza autorizadaa autorizaraa auxiliadaa
  auxiliama auxilianda auxiliara auxiliava avaliadaa avaliaraa avalizacaa avancadaa avancama avancanda avancara
  avancava avangada avantada avariacaa avencada aviarian avidaria avilaria avimenta avincada avinhador avisaria
  avivador avivaria avocante axonista azeitamenta bacteria bacteriemia bacterina bactriana bactrina bairreira balancaa
  balancada balancai balancal balancan balancar balanceadaa balanceama balanceanda balanceara balanceava balancia
  balanica balimenta ballroon bambeira bandaged bandaren banimenta baratrica barbeara barbeita barbiera barreara
  barreirai barreiral barreiran barreirar barreiroa barreria barrette barrieira barrigaa barrigal baseadaa baseanda
  basteada bastimenta batching baxteriana beaching bebedoira bebereira bengalaa bengalia berreira betabloqueadora
  bicarbonada bicarboneta biliaria bimbinha biologica biometrica biomicroscopica biontica biopisia biopsiai biopsial
  biopsian biopsiar biopsica bioptica blacking blandness bleeping blenching blending blockaded blockader blockage
  blondness bloqueadora bloqueai bloqueian bloqueie bloquema bombilha bombinea boqueador bradicardica branquica
  braseada breading breathed breather breeding briologia brittler bronchitic broncodilatadora broncoscopica
  bronquectasia bronquia broqueador broqueia brutisma bruxista bulimias bulimica bulimina bumbinha bursting bustling
  cabreira cadeeira cadeiraa cadeiral cadeneta cadinhada cadinhar cafeinai cafeinal cafeinan cafeinar cafetina cagueira
  caideira cainhada calaziaa calcanda calcificadaa calcificaraa calculal calculan calcular calculei caldeira
  caldeirinha calendariz calendariza calicula calinica calmazia caloraca calosica camarata caminhadaa caminhai caminhal
  caminhama caminhan caminhanda caminhava campimetra campimetrica cancelous cancerou cangurus canisada cankerous
  canotida canotidea cansadaa cansanda canseira caozinha capacita capacitai capacite capacitei captopris carbonada
  carbonai carbonal carbonama carbonan carbonante carbonar carbonara carbonaste carbonatai carbonatal carbonatan
  carbonatar carbonated carbonatei carbonatel carbonaten carbonava carbonea carboneta carbonete carbonia carbonita
  carbonite carcinogenea carcinomia cardeira cardiacea cardiama cardiopatica cardiren cardopata carinhada carinoma
  cariogenica carniana caronica carotena carotica carotina caspeira cassacaa castalha castanea castanhal castinha
  catadora catafonia catafora catalonia catarama catatonic catatonica cateterista caudeira caveirinha cefalemia
  cefalgia cefalida cefalina cefaliza celebraa celebrai celebran celebrar celebrei celebrel celebren cellulite celorica
  celulita centracaa centraste ceramoplastia cerasite ceratina ceratiste ceratois ceratoplastica ceratops ceratosa
  cerebria cerogenica certainli cesareia cesarina cessadaa cessaraa cetazina cetimina cetogenia chadeira chaldren
  champing chaozinha chapinha chapoten chatinha chavinha chicotea chicotei chicotel chicoten chlamydiae chlorine
  chocking cholerae ciazinha cicatrizadaa cicatrizaraa cientificai cientifical cientifican cientificar cigarrai
  cigarral cigarran cigarrar cigarrea ciliaria cinesioterapica cinesiterapia cingelada circularaa circuncisa
  circunferencial circunlacaa cistalgia cistamina cisteica cistisca citogenica cladeamenta clamidea clamidias clamidica
  clamming clanidia clapping clarejamenta clasping classificadaa classificaraa claudicadaa claudicaraa clavulina
  clavulonata cleaning climaterica climatic climatiza clismatica clomping clonixina cloracaa cloranda cloranta
  clorotalidona clothing clouting clumping coadeira coaguladaa coagularaa coaracaa coarctadaa coarctaraa coartacaa
  cobertoura cobreara cocheira cochleae cocredor codenina coentral coerente coiceira coireira colangiite
  colangiografica colativa colecistectomica colectiva coleocistite colesteatomia colesteros colestrol coletava coletica
  coletida coletina colicistite collateral colonica colonoscopica colostomica colostomiza colotomia combinei combinel
  combinen combiner commuted commuter compartilhadaa compartilhama compartilhanda compartilhara compartilhava
  compartimenta compartimentai compartimentan compartimentar compartimentel compartmental competed complain complaina
  complaine complementa complemental complementan complementarei complementaria complente completai completal completan
  completar completed completei completel completen completer complexaa complexai complexal complexan complexar
  compliant complicadaa complicaraa complimentari complota complote comporta comportment composited comprada compress
  compressada compressive compridaa comprima compulsa compulsada compulsai compulsal compulsama compulsan compulsar
  compulsara compuser computadora computadorizadaa computadorizama computadorizanda computadorizara computadorizava
  computar computatorizada comunicadaa comunicaraa comunicaria comunitariz comunitariza comunizacaa comunizaria
  comutador conceira conceita concenta concentradaa concentrama concentranda concentrara concentrava concepcion
  concepta concerna concertai concertal concertan concertar concerte concerting concessaa concession concetta concreta
  concussa conduita condutai condutal condutan condutar conetiva confianda confidenci confidente confuser confusiona
  confusionai confusionan confusionar confusionel confuted congeladaa congelama congelanda congelara congelava
  congenial consciencial conscienciz conscienciza consenta consente consenti conserta consertadora conservadona
  conservador conservadoria conservidora consigal consigan consigna consorte constata constipadaa constiparaa
  constipate constrain constrol constructive construtiva consumai consumal consuman consumar consumia consumta contacaa
  contacte contanta contaste contatai contatal contatan contatar contenca contensaa contigua contiguous continha
  continuai continual continuan continuar continue continuou contracapa contracava contracecaa contracetiva contracta
  contractor contraindicadaa contraindicaraa contraiste contramaa contramura contrante contrapaa contraption contrastea
  contrasted contrastei contrastel contrasten contrata contratara contrate contratira contricaa contriste controladaa
  controlama controlanda controlara controlava controlei controlel controlen controller contusaa contused convencaa
  convergen convergence converging conversara conversing conversona conversor converta convertente convulsa convulsada
  convulsai convulsal convulsama convulsan convulsar convulsara convulsiona convulsionada convulsione convulsive
  coracana coracara cordeina cordiaca cornaria cornejal cornisol cornmeal coroacaa coroaria corolaria coronariopata
  coronariopatica corporeal correador correante corredora correira correnta correste corretor corridaa corridor
  corroedor corroida cortacaa corticoesteroide corticol corzinha cosmetica cotonaria cotovelaa cotovelai cotovelal
  cotovelan cotovelar cotovele couceira coureira covergente cozinhai cozinhal cozinhan cozinhar cramping craniada
  craniama cranianda craniara craniava craniencefalica creatinica creative cresatina crespimenta cretinina criancaa
  crimoterapia crioterapica criptica criptorquidea crisaloide crisoterapia cristite cronicaa cronicai cronical cronican
  cronicar crowning cruciante cruciaste cruciata crushing cruzadaa cruzanda cuidadaa cuidadora cuidanda cuilador
  cumprida curative curitica curvativa dantinha dearness decencia decisora decisorial declamacaa declaradaa declararaa
  declinai declined declinei declinel declinen decliner declivia decolamenta defeccaa defection defibrilador
  degeneradaa degeneraraa degenerativa deglutidaa deglutiraa degressiva dehydrate deitadura deitaria dejection delegada
  deligada delirian delivrei deltinha demeante demencial dementai demented dementei dementel dementen denotaria
  densaria densitometrica dentadora dentalia dentaraa dentarian dentarma dentearia dentilaria dentilha denutricaa
  denutrida dependente deportment depraved depressa depressada depressai depressal depressama depressan depressar
  depressara depressei depressel depressen depressivel deprimia deprimidaa deprimima depriminda deprimira derision
  derisoria derivadaa derivaraa derivation derramei derramel derramen desafeador desafiadora desafinador desafixador
  desafuador desaliador desapertar desaviador descaida descidaa descocamenta descolgamenta descolmamenta desconforma
  desconfortai desconfortal desconfortan desconfortar desconforte descontroladaa descontrolama descontrolanda
  descontrolara descontrolava descopamenta descoramenta descrida descuida desenformacaa desertar desfaiador desfaiou
  desfechai desfechal desfechan desfechar desfeita desfiador desfibriladaa desfibriladora desfibrilaraa desfibrilhacaa
  desfibrilhador desfibrinacaa desfibrinador desfrecha desfuncaa desidratama desidratanda desidratara desidrataraa
  desidratava desidrogena desidrogenai desidrogenal desidrogenan desidrogenar desidrogenass desigualidade desinformadaa
  desinformaraa desmaiai desmaial desmaian desmaiar desmaina desmainou desmamei desmamel desmamen desmamou desmanou
  desmasia desmatou desmente desmentia desnaturanda desnutria desnutrima desnutrinda desnutrira desnutriraa desolamenta
  despeitar desperta despertai despertal despertan despertara dessaturada destinaria destinha detencaa detention
  determinan determinaste determinate diabatica diabrete diacetica diafonia diafragmitica diagnosticai diagnostical
  diagnostican diagnosticar dialetica diametral dianetica diaplasia diapneia diapositiva diarreica diarremia diastolia
  diastolica diastrofia diatetica diclinia dicteria dieretica dietaria dietoterapica difficulti difluencia difteriae
  difterica digestal digestama digestan digestida digestima digestira digestive digitaliz digitalos dimorfica dinametra
  dioretica dipirena diplasia direcionadaa direcionama direcionanda direcionara direcionava directer disartrica
  discencia discharged discinesica discoria discuria disfagica disfasia disferia disfonica disforica disforma disformia
  disgnostica disjuncaa dislexica dislipidemica dislocate dismenorreica disminesia dismorfia displasica dispneica
  disporia dissecaa dissecacaa disseminadaa disseminama disseminanda disseminara disseminate disseminava dissencaa
  dissensaa dissonia distensa distonia distrofa distrofica distrofina distropia disturba disturbai disurica ditamina
  diuretina diverticula doentinha dolorita doloriza domesticai domestical domestican domesticar domicilia domiciliai
  domicilial domicilian domiciliara domiciliari domistica dontinha dormecia douracaa drenaren drowsing dumpling
  dyslexic ecocardiografai ecocardiografica ecografa ecografai ecografica ectipica ectrogenia edometria educadaa
  educaraa eficaciai eficacial eficacian eficaciar egofagica ejaculadaa ejacularaa ejetividade elasteca elastina
  elastiza election electrizal electrocardiograma electrocardiograph electrochoque electroconvulsoterapia
  electroencefalograma electroencephalograph electroencephalographic electrofisiologia elefantia eletividade
  eletrencefalograma eletricaa eletrima eletrina eletriza eletrocardiografa eletrodica eletroencefalografa
  eletrofisiologica eletronia eletroniza eletrotica eleurica elevadaa elevanda emaculacaa emagreca emagrecedor
  emagrecera emagrecia emantema embatida emboleia embolica emboliga embolisma embolita emboliza embriada embriaga
  embutidaa embutima embutinda embutira emerencia emergencial emergente empinema empipema emugrecedora emugrecer
  emugreceu emugreci emugrecimenta emulsiona emulsione enalapris enantema encaldada encavada encefalia encefalina
  encefalopata encefalopatica encephalitic enclavada encravadaa encravama encravanda encravara encravava endocrina
  endometrica endoscope endotelial energetic enfartei enfartel enfarten enfasema enfermaren enfitema enfixema
  enformagen enfresta enfusema engasgai engasgal engasgan engasgar engolira engordai engordal engordan engordara
  engordur engorrar engorrou enhancer enlarger enlevada enografia enometria enoscopia enoscopica enoxparina enterral
  entranha entrasta entravada entreata entrevisaa entrevistai entrevistal entrevistan entrevistar entreviste entubacaa
  entupidaa entupima entupinda entupira enturida enxaguaste enxaquecai enxaquecal enxaquecan enxaquecar enxaqueta
  enxaugante eosinofilia epidemiai epidemial epidemian epidemiar epidermina epilepsiai epilepsial epilepsian epilepsiar
  epileptiz epileptiza epiletica epinefrida epinefrila episioctomia episiotomica epitemia epitermal epitermica
  equilibra equilibrai erantema erection eretividade ergiometrica ergometria ergometrina ergonimia ergonoma erisipelaa
  erisipelai erisipelal erisipelan erisipelar erisipele eritrema eritrematosa esbaldada escabiosa escafide escafoidea
  escaimosa escalada escaladada escaldaa escaldadaa escaldama escaldanda escaldara escaldava escaldeada escalfada
  escalpada escalvada escamisa escamosai escamosal escamosan escamosar escamota escandada escaposa escardada escarlatin
  escaroide escatina escavacaa escleroderma esclerodermica esclerodermita escleroma esclerosadaa esclerosai esclerosal
  esclerosama esclerosan esclerosanda esclerosar esclerosara esclerosaste esclerosava esclerota escoacaa escoliou
  escorpia escorpiana escorpioa escorpionista escorvar escovadaa escovara escovaraa esfagite esferoidal esferoide
  esgodada esgodamenta esgolada esgotadaa esgotama esgotanda esgotara esgotava esmagrecedora esmagrecer esmagreceu
  esmagreci esmagrecimenta esmetica esofagal esotropica espaldada espasmai espasmal espasman espasmar espatura especara
  especificai especifical especifican especificar espectar espectara espectral espessadaa espessama espessanda
  espessara espessaste espessava espichal espincal espincha espinchal espinhel espinicelular espiramenta espirometra
  espirometrica esplenomegalica espoaraa espondilartrite espontanda esporada esporama esporara esporava espotada
  esquerdai esquerdal esquerdan esquerdar esquerde esquerdea esquistosomos essencia estagiai estagial estagian estagiar
  estamina estanina estatana estatiga estatinga estativa estatiza estatora estatuar estatuara estatuia estatuira
  estatula estatural estatuta esteato-hepatite estegnos esteiramenta estelica estemata estenica estenops estenosa
  estepica esteptica esterica esternal estesica estetiza estiamenta esticamenta estimate estimuladaa estimularaa
  estimulaste estinhal estipulacaa estipulante estitica estoiramenta estomagai estomagal estomagan estomagar estomata
  estomega estormia estrabista estracaa estralha estranca estranga estranhaa estranhai estranhal estranhan estranhar
  estranhe estranja estratificadaa estratificaraa estratisma estreass estremal estreptococia estressa estressadaa
  estressama estressanda estressara estressava estrigen estrimal estritura estrocal estrocen estrogenica estroide
  estrombal estrompal estropen estropia estrugen estrumal estrutur estruturai estrutural estruturan estruturar estupida
  esvinhal etexilata etografia eustomia eustress eutetica evacuadaa evacuaraa evidenced evidenciai evidencial
  evidencian evidenciar evidente exaltema exaracaa exaustada exaustama exaustara exaustava excecutiva exchanged
  exclusiva execicia executava exofagica exogenea exogenia exografia exoracaa exotropia expedience expediencia
  experienced experienciai experiencial experiencian experienciar experiente expiatori expiatoria expolicaa exposita
  externel extracorporal extracta extrapaa extubadaa extubaraa faixacaa faixador falencial faleucia faliforme fallowing
  familia-r fantasca fantasia fantasmai fantasmal fantasman fantasmar fantasme farmacologia fatigued fatiguei fatiguel
  fatiguen fazendaa fazendal feasting fecilcetonuria feinting fenilcetonurica fenomenal ferratina ferritica
  fertilizadaa fertilizaraa fibradenoma fibriladaa fibrilaraa fibrilhacaa fibrinacaa fibroide ficoterapia ficoterapica
  filarian filtradaa filtraraa fisicoterapia fisiologia fisiologiza fisioterapica fissurai fissural fissuran fissurar
  fistulai fistulal fistulan fistular fixadora flailing fleabite floretada fluorata fluoreca fluorema fluorena fluorida
  fluorine fluorita fluorite flutteri fogachai fogachal fogachan fogachar fonoaudiologa fonoaudiologica fontaneca
  fontanel fornigamenta fosfatai fosfatal fosfatan fosfatar fosfatass fosfatos fosforai fosforal fosforan fosforar
  fosforea fototerapica fragiler franqueza fraqueia fraqueja fraquema fraqueta fraturai fratural fraturan fraturar
  frenocomia frenotomica frequenci frequencial friction frieiraa frontitemporal frostbit fulminan fulminaste fulminate
  fumeante funchona funcione funcionel fundoscopica furossemida gabbling gagueara galadura galgueira galicada gamboling
  gangliaa garbling garganata garganda gargantaa gargante gargantea gargantua gargueira garranta gasometra gasometrica
  gastante gasterectomia gastrectomica gastrenterite gastresofagica gastrina gastrintestinal gastroparesica
  gastroscopica gaucheri geladora generala generalised generalizadaa generalizama generalizanda generalizara
  generalizava generalizei generalizel generalizen genereal geografia geografiza geographi geonomica gessadaa gessanda
  gessante gestadaa gestaraa gestaste gigantea giganteu gigantez ginecomasta gingante glaucomia glibencamida glicagon
  gliceria glicerica glicosana glicosida gliptica glomerula glotinha glycerol goetinha gomorreia gonfartros gonorreica
  gonorrheae gonorrheal gordurai gordural gorduran gordurar gostante gostinha granting granulama granulema
  granulomatosa granulosa gravidai gravidal gravidan gravidar gravidaran gravidaren gravidei gravidel graviden
  gravideza gravifica gravitica grimpada grinning gripadaa gripanda gustacaa gustante habilitadaa habilitaraa hamstrung
  hangover harmonia harmonizacaa hashimita helminta helminte hemacromatos hematencefalica hematica hematite hematoda
  hematopa hematoquesia hematosa hematurica hemitoma hemobilia hemocultural hemodialisa hemofila hemofiliaca
  hemophiliac hemorragiaca hemorrhaged hemorroidal hemorroide hemossedimentadaa hemossedimentaraa hepatical hepatiza
  hepatoma hepatopatica herniate hernioplastia herniorrafica hesitadaa hesitance hesitaraa heterotipica heterotropica
  hexatoma hialinia hidraerea hidratadaa hidrataraa hidratiforme hidroadenite hidrocefala hidrocefalica hidrofoba
  hidrofobica hidrofobina hidrofobiz hidrofobiza hidrofolia hidroforia hidroterapica hieroterapia higienizadaa
  higienizaraa higrofobia hiperaldesteronisma hiperaldosteronista hiperativai hiperatival hiperativan hiperativar
  hiperative hiperbilirrubinemica hipercalcemica hipercolemia hipercolesterolemica hiperdensa hiperglicemi
  hiperglicemiai hiperglicemial hiperglicemian hiperglicemiar hiperglicemica hiperlipidemica hipermetropica
  hipernatremica hiperopia hiperparatireoidista hiperplasica hiperplastia hiperpotassemica hipertensina hipertermica
  hipertireoidista hipertiroidisma hipertrigliceridemica hipertrofi hipertrofiai hipertrofial hipertrofian hipertrofiar
  hipertropia hipertropica hiperuricemica hipinotica hipnotiza hipocalcemica hipocalemica hipodensa hipoemia hipofisara
  hipofosfatemica hipoglicemi hipoglicemiai hipoglicemial hipoglicemian hipoglicemiar hipoglicemiaste hipoglicemica
  hipogonadista hipomagnesemica hiponica hipoparatireoidista hipoparatiroidisma hipopica hipopituitarista
  hipopotassemica hipospada hipospadica hipotenusa hipoteria hipotermica hipotireoidista hipotiroidisma hipovolemia
  hipoxemica hipoxiai hipoxial hipoxian hipoxiar hirsutista hischsprung histeria historiai historial historian
  historiar historica historiza homeopata homeopath homeopathic homeopatica homofilia homofilica homolitica homopatia
  hopeless hopelessness hormonica hormoniz hormoniza hormonizadaa hormonizaraa hormonoterapia hospitalizadaa
  hospitalizaraa hypnotis hypnotiz iconizante ictericiai ictericial icterician ictericiar icterida idiomatica idiopatia
  ignizante ilatividade ileostomica imanidade imanizacaa imersada imersama imersara imersava imobilizadaa imobilizaraa
  imolante impactadaa impactai impactal impactama impactan impactanda impactar impactara impactava impactei impactel
  impacten imparted imperfect implanted implantei implantel implanten imponencia impotente impunidade impuniti
  imuniglobulina imunizadaa imunizaraa imunologia imunossupressora imunoterapica inaladora incentivai incentival
  incentivan incentivar incentivei incentivel incentiven inceptiva incetiva inchacaa inchadaa inchanda incidente
  incisava incisive incisora incomplexa incontinente incontingencia incubacaa incubation incurious indegral
  independente indigent indigesta indigestada indigestai indigestal indigestama indigestan indigestar indigestara
  indigestava individua individuai individuan individuar individuel inducted indulina indurida industrializadaa
  industrializama industrializanda industrializara industrializava induzidaa induzima induzinda induzira infamatoria
  infancaa infantada infantal infantojuvenis infartadaa infartama infartanda infartava infecciona infeciologia
  infeciosa infectadaa infectama infectanda infectara infectava infectei infectel infecten infectologica infectuologia
  inferidor inferiora infernacaa infernal infestada infested infetada infetologia infiltradaa infiltraraa infirmada
  inflador inflatoria inflected inflection influenca influenzae informadaa informama informanda informara informava
  informei informel informen informer infraction infraocular infusada infusama infusara infusava inhibitori inibidora
  injected injectora injuriai injurial injurian injuriar injuriou inquietai inquietal inquietan inquietar inquiete
  inquinal insectologia insensiva insipidai insipidal insipidan insipidar insipide insomniac insoniai insonial insonian
  insoniar inspiratoria instalel instarel instituidaa instituiraa insulana insulinas insulindica integracaa inteiracaa
  inteligenci inteligenciai inteligencial inteligencian inteligenciar intenciona intencionai intencionan intencionar
  intencionel intensaa intensai intensal intensan intensar intensava intensifi intensivai intensival intensivan
  intensivar intensivei intensivel intensiven intentional interacional interativa intercala intercalada interica
  interina interinal interior intermadaa intermaraa internadaa internaraa internationale interned internee internei
  internen internete intersticia intervaladaa intervalai intervalal intervalama intervalan intervalanda intervalar
  intervalara intervalava intervencional intervencionisma interventricula intestine intestinel intimante intimaste
  intimated intimite intoxicadaa intoxicaraa intubadaa intubaraa invaginadaa invaginaraa invasava invectada invective
  invencional inventiva inventive invernacaa invernal inversaa iodizing ionising ionizaste iontizante iotizante
  ironizante irrigable irrigavel irritabli irritarel iteracaa itericia jaundiced johnston laceradaa laceraraa lactadaa
  lactaraa lactaste lactated lactucona lampadaa lampanda lampiada laparoscopi laringea lateante lavragen leigamenta
  leiramenta leishmania leporida leporinea letreamenta leucemica leucomia leucoplasica leucoplasta leukemic levorina
  ligamentar lignocaina linfadenopata linfadenopatica linfatiza linfoadenopatia linfocinica linfolitica linfonodal
  lingamenta lingrinha linguajen linguaren liomioma lipoaspiradaa lipoaspiraraa lipocaina lipoproteica lipoproteida
  liquidai liquidal liquidan liquidar lisinopris literacia literari literati lixamenta lizamenta lombalgica lombrigai
  lombrigal lombrigan lombrigar longuinha loveliness lugamenta lumbalgia ma-formacaa macadeira macanica machined
  machinei machinel machinen maconhai maconhal maconhan maconhar macroalbuminuria macrobiota macrocefalia maculara
  magnesida magnesita magnessa magnetis magnetita magnetiz magnetiza malarial malarian malarica malarina maldaria
  maldigna malearia malfaria malformadaa malformaraa malharia malignai malignal malignante malignar malparia maltaria
  mamadoira mamareia mamarian mamografa mamografica mamparia manadeira mandibula mangusta manipuladaa manipularaa
  manobrai manobral manobran manobrar manquita maquinai maquinal maquinan maquinar maquinha mareavan mariguana marmaria
  masacara mascaraa mascarai mascaral mascaran mascarar mascaria mascarma mascarra massajen massaren massoterapica
  mastectomica matadeira matadona materiala materiel mecaicamente mecaniza mecenica meconica meconicamente mediating
  medicadaa medicament medicamentai medicamental medicamentan medicamentar medicamente medicaraa medicinei medicinen
  mediclina medicona meditadaa meditara meditaraa meditating mediterrana meladona melaloma melanema melanica
  melanicamente melanona melanota melantonina melograma membrace membrada membranar memoriaa memoriai memorial memorian
  memoriar memoriza menadona mendical mendicamenta meningisma meningogocica menorragica mensageiria mensaleira menstrua
  menstruai menstruan menstruar menstruel mentadona meringite mesopausa mesquita metabolina metabolis metabolita
  metaboliz metaboliza metaborica metacona metadina metamona metanica metanolica metanolis metastai metastal metastan
  metastanica metastar metastass metidona metradona mialgica miastenica miatonica miceloide micobacteriun microbacteria
  microbia microbiai microbiama microbian microbiar microbiel microbiema microbisma microbista microcefala
  microcefalica mielodisplasia migratori millstone miltonica mimadeira mimografia mindeliana minerval minimalmente
  miocardica miocardiopata miocardiopatica miocordite miofacial miotomica miotonia mixobacteria mobiliacaa mobiliai
  mobiliei mobilizadaa mobilizaraa modernai modernal modernan modernar modicamenta modificadora modifier moimenta
  molecula molificador molimenta molluscan monimenta monitoradaa monitorama monitoranda monitorara monitorava monitorei
  monitorel monitoren monitoriada monitorizadaa monitorizaraa monoclinal monocloral monotorizacaa monoxila monoxima
  monquita montanda montanh. montanhaa montanhe montanoa montinha moralidade moraliti mordidaa morfinai morfinal
  morfinan morfinar morfinea morphing morsalidade mosqueta mosquica mosquida mosquila mosquima mosquira mosquitaa
  mosquitai mosquital mosquitan mosquitar mosquite motiliti mourning movimentadaa movimentai movimental movimentan
  movimentar movimentaraa movimente mucanicamente muconite multiform multimoda multiplex multipola murmurai murmurea
  murmuriai murmurial murmurian murmuriar musicoterapica mutuacaa nascenca nascidaa natimortal nebulizadaa nebulizar
  nebulizaraa nebulizei nebulizel nebulizen necessari necromante necronite necropatica necrosaste necrotica nefralgia
  nefremica nefretia nefrogenica nefrolis nefronica nefropata negativai negatival negativan negativar negatived
  negativei negativel negativen neognata neoplasica neoplastia nervosia neuralgic neuralgica neuritic neurocirurgiaa
  neurocirurgica neurolis neuropata neurosante neurotica neutropenica nevralgia nevrogenica nevromielite nevropatica
  nevrotica nicolina nicoteina nicotiana nicotica nicotice nicotinai nicotinal nicotinan nicotinar nicotinei nicotinel
  nicotinen nicotiza nicotoina nicotone nitricaa nitroglycerine nitrosen normalised normalizadaa normalizama
  normalizanda normalizara normalizava normalizei normalizel normalizen normatizada nosocomia nosoconial noticiai
  noticial notician noticiar nugativa nursling nutricia nutricionisma nutridaa nutriraa nutritiva obduracaa obstetric
  obstetrical obstetricia obstrusiva obturadaa obturaraa ocitocia ocitocica odontologa odontoloxia odontoloxica
  oecologia oleoginosa oligohidramnia oligoidramnia oncocercias oneologia oneologica oniologia oniologica ontologi
  ontologia ontologica opositora organofosforadaa organofosforama organofosforanda organofosforara organofosforava
  orientadaa orientaraa orofaringe ortodoncia ossificadaa ossificaraa osteartrite osteictis osteogenia osteopathi
  osteopedia osteoporosica ostomida otoescleros ovariama ovelhinha overlord oxigenadaa oxigenai oxigenaraa
  oxigenioterapia oxigenita oxigeniz oxigeniza oxigenoterapica oxigonia oximetrica oximitra oxitocia oxitocica pacienta
  pacientei pacientel pacienten padraran paezinha pairaran paisagen paladina palamina palantina palatinal palatine
  palatiza palestesia palmatina palmilhai palmilhal palmilhan palmilhar palmilhe palminha palotina palpitadaa
  palpitaraa palraran panceira pancratica pancreas pancreatina pandemiza panejamenta panestesia panlatina papanicolaus
  papulacaa paradisia paralatica paraliptica paralisa paralisai paraliticai paralitical paralitican paraliticar
  paramitica paraplexia pararian parasita parasitea parasitei parasitel parasiten parasitica parasitologa parasitou
  parceara parceiraa parceria pardaran parearan parenteal parentesal parentesia parestesica pargasite parisite parlaran
  parodistica paroniquida paroniquiea paroxintica paroxismal paroxismica parraran parreira parteira passaben passagea
  passagens passajen passaren pastagen pastural pateante patentea patented patentei patentel patenten patologia
  patrologica paulatina pausagen pediaria pediatra pediculosa pedimetra peitoris pelatina peltidea penicilia
  penicilinas penicilliun pensamentai pensamental pensamentan pensamentar pensamente pensamentea peptidia peptidis
  peratica perdicaa perdural performante peridonite periferia perigonite perimetral perimetria perinasal perindopris
  periodonta perisferica peritonea peritonial perlabor permanecia permanenci peronada peroneal peroperatoria persisten
  persistente personae personalti perzinha pesamenta pescocaa pescocea pescocia pesquisai pesquisal pesquisan pesquisar
  pigmenta pigmentai pigmental pigmentan pigmentara pilaster piratica pirognostica pirostata pirostatica pituitaria
  placentalia planeamenta planetar planking planqueta plantada plantaga plantama plantava plantear planting plaquearia
  plaqueia plaquete plasmica plastina plotavel pneumococia pneumonica pneumotica podiatria podiatrica poetavel poitavel
  policistida policistina policitema policitemica polidramnica polifarmaca polimera polimielite polimorfia poliomelite
  poliomiosite polipios poliposa poluidaa poluiraa polymeris pontavel pontuaria populaca populacha popularaa porfiaria
  porfirea porfiriaa porfirica porfirina porfirita porfiriz porfiriza porphyri portavel pos-natal posiciona posicionai
  posicionan posicionar posicionel positivai positival positivan positivar positivei positivel positiven positura
  postavel postectomica posteotomia posteriori postetomia postnasal postoura postulal posturel potassica potassida
  potologica poutavel praceira practiced praticaa praticai pratical pratican praticar pre-diabete pre-menstrual
  prebiotica precacaa precatal preceded precedei precedel preceden preceder precedeu precedimenta predacaa predatal
  predicada predicai predical predicama predican predicar predicara predication predicative predicava prediraa
  preenchedora pregatura pregnancia pregnante prelatura premaria prematurai prematural prematuran prematurar prenotal
  prensamenta preparai preparal preparan preparar presbiacusica presbiopica preservadaa preservama preservanda
  preservara preservava preserve preservei preservel preserven preserver pressaga pressama pressora pressura prevalece
  prevalecia prevalente prevenia prevenira prevenis preveniu preventa preventive primacia primaraa primarei primarian
  primarica primarma primazia prismaria privadaa privaraa privaria privavel problem. procedimental procedura processaa
  processadaa processama processanda processara processava processei processel processen processional procissional
  prodicaa professada professamenta professed professing profilaria profilaxica profundai profundal profundan profundar
  profunde profundea profundi profundia progestagena progestina progestogena progestogenia prognostic prognosticai
  prognostical prognostican prognosticar progressa projecaa projection projetor projetora prolacaa prologamenta
  pronostica prontuari prontuariai prontuarial prontuarian prontuariar proparia proporaa proporia prosavel proscribing
  proscricaa proscription prospectiva prostatectomica prostetica prostrate protatica protector protegee protegei
  protegel protegen protegera protegeu proteica proteida proteinurica proteita protetoral protetoria protocela
  protococa protocol protocolai protocolal protocolan protocolar protocole protutor protutora provarel prozavel
  prumaria pruridaa prurinda psicanalisma psicoanalis psicoanalista psicologai psicologal psicologan psicologar
  psicologiza psicosica psicoterapica psicrologa psicroterapia psictica psiquiatria psychedelia psychiatri
  psychoanalyst psychoanalyz pteridia pterigina publicadaa publicaraa puerpera pulmonal pulmonaria pulpectomia punctura
  purpurai purpural purpuran purpurar purpuras purpurea quarantined quarentema quarenten quarentenai quarentenal
  quarentenan quarentenar quarentene quarentens quarentona quebraca quebradaa quebrama quebranda quebrara quebrava
  queimadora queimadoura queratosa queroide questionara questionaraa questionarian questionarma quetomina
  quimicoterapia quimioterapica raciologia racionai racionan racionar racionel radiadaa radiaraa radicacaa radiografa
  radiografai radiografica radiologica radioterapica raiografia ralidade ramipris rancanda randomizama randomizanda
  randomizara randomizaraa randomizava randomizei randomizel randomizen raquianestesica rasteamenta rastreal rastreara
  rastreian rastreie rastreira rastreja rastrejamenta rastrejar rastrela rational reabilitadaa reabilitaraa reaceita
  reacionada reacional realdade realimentadaa realimentaraa reanimadaa reanimaraa reativai reatival reativan reativar
  rebaixamente rebanhai rebanhal rebanhan rebanhar rebanhia rebatada rebotica rebracaa recantacaa recapeacaa recaptadaa
  recaptaraa recatada receitai receital receitan receitar receptacaa receptar receptora receptou recomendadaa
  recomendaraa recorreste rectocolite recuperadaa recuperaraa redencaa reduzidaa reduzima reduzinda reduzira reeducaa
  refartaria reflacaa reflacionada reflated refluxai refluxal refluxan refluxar reforcai reforcal reforcan reforcar
  refraccaa refracta refractaria refractiva refractor refractora refratara refrataraa refratarian refratarma refretaria
  refrigerant refrigeraste refrigerate refritaria refustal regained regatada regurgitadaa regurgitaraa reidratadaa
  reidrataraa reinternadaa reinternaraa relacionadaa relacionama relacionanda relacionara relacionava relatadaa
  relatama relatanda relatara relativai relatival relativan relativar relativei relativel relativen relatividade
  relavada relaxada relutada relutiva reluzida remained rematada rematica rematisma remedeia remediai remedial remedian
  remediar remedida remedima remedira reologia reostricaa repetidaa repetiraa reportei reportel reporten reporter
  repousai repousal repousan repousar rescricaa reseeding resfriadaa resfriama resfrianda resfriara resfriava residenci
  residenciai residencian residenciar resinite resistan resistia resistidaa resistima resistinda resistira resistiva
  resorted resorting respigador respiradaa respiradora respiraraa responsa responta respostai respostal respostan
  respostar resposte ressuscitadaa ressuscitaraa restauradaa restauraraa restirador restirar restitiva restividade
  restrain restricala retailed retainer retencia retensaa retiliana retiniama retinian retinina retininte retiniste
  retinita retinjal retinopatica retirara retisnal retornai retornal retornan retornar retorted retorting retracaa
  retrained retrataria retrinal retrogradai retrogradal retrogradan retrogradar retrograded retrogradei retrogradel
  retrograden retrogreda retrogrede retrogrida retrogride reumatismal reumatiza revascularizadaa revascularizaraa
  revisada revisama revisara revisava rialidade ribotica rifamicina rifampina rincanda ringling roalidade robotiza
  rogatoria ronceanda ronchanda rondanda ronquidaa roscanda rotadora roteador roucanda rouquida rubeolar sacriliaca
  sagranda saldavel saludavel sandamenta sandavel sanefamenta sangrada sanguina sanguine sanguinha sanjamenta sarampaa
  sardavel saturama saturara saturaraa saturate saturava saudarel scheduled scheduler scooping sebentaria seborreia
  secativa secretara secretor secretori secretoria secundara secundaraa secundarian secundariz secundariza secundarma
  sedentariza sedition segamenta segmentara segmente segmentel seguente seguiste segundaria seguranda seletava semental
  sementar sementaria sensitiva septicemic septicemica sequenced sequencer sequenciai sequencian sequenciar sequente
  seropositiva sertalina servicaa servical sessiona sessione seticemia shelling shimming shingled shipping shitting
  shopping shuttering sigloide sigmoidea sigmoideu silicosa simulacra simuladaa simularaa simulating sincicia sincopei
  sincopel sincopen sindroma singramenta singranda sintematica sintemica sintomia sinuosal sinusial sinvastativa
  sistemai sistemal sisteman sistemar sistematiza sistrema situadaa situaraa skimming skimping slamming sleeking
  sleeting slickness slipping slitting slopping slumming smelling smocking smoulder snipping snorting sobrecarta
  sobremesa sobrepensa sobrepes sobrepesai sobrepesal sobrepesan sobrepesar sobrepesca sobrevidaa sobrevima sobrevinda
  sobrevira sobreviva sobreviveste socorral socorran socorria soizinha soldagen solidada solidama solidara solidava
  solucada solucama solucara solucava solvidaa solzinha sondaren sonzinha sorzinha sparking sparring spearing spelling
  spitting sputtering steeping stepping stiffing stipulating stipulation stomping stooping stoppled stoppling strained
  stressei stressel stressen stricter stropped stropping stuffing subaracnoide subaracnoideia subaracnoideu subnutridaa
  subnutriraa substanciai substancial substancian substanciar substitua substituia substituted sucralox suicidei
  suiciden sulfatai sulfatal sulfatan sulfatar sulfatei sulfatel sulfaten sulfonilureica sumariai sumarial sumarian
  sumariar sumariza superativa superbateria superiora superpor suplementadaa suplementara suplementaraa suplemente
  suportei suportel suporten surdival sureness surfatante sustancia sustentadaa sustentama sustentanda sustentara
  sustentava suturacaa suturada suturanda swearing sweeping swilling swimming systematis systematiz tabagista talassema
  talassemica tangling taquicardica tartarea tecnista tegumenta telemedicona temperal temperatural temporaa tenceira
  tencional tensilite tensionai tensionan tensionar tensione tensionel terapeut. terapica terapina terceirai terceiral
  terceiran terceirar terminai terminan terminar terminel terneira terreira tesminal tetralogica thickener thrombus
  tifoidea tifoideu tingeing tinkling tireoidea tireoidectomica tireoideu tireoidina tiroglobulina tiroidectomia
  tiroidiana tiroidite tirotoxicos tirsoide toarcica tocografia tolerante tomografa tomografai tomografica tomographic
  tonografia tonsilectomica topografia topographi torcicolai torcicolal torcicolan torcicolar torcicole torciola
  torticola toxicologa toxicological trabalh. trabalhaa trabalhadora trabalhai trabalhal trabalhan trabalhar trabalhe
  trabelha trabelhador tracalha tracamenta tracheae tracheotomi tracking tradamenta tradumatica tragamenta trailing
  trajamenta tramador tramalha tramalhador tramatica tramatisma trambalha trambalhador tranamenta tranquea transaminar
  transata transcender transefusaa transferencial transferi transfez transfor transfundi transfundia transfundira
  transfundis transfundiu transfur transfusa transfusada transfusai transfusal transfusama transfusan transfusar
  transfusara transfusava transfusei transfusel transfusen transida transiente transija transima transira transit.
  transitai transital transitan transitar transitaria transite transitori transitorial translucence transmita
  transmitter transparante transparent transparenta transparentei transparentel transparenten transplanted transplantei
  transplantel transplanten transtornai transtornal transtornan transtornar transtorne transuraniana transversaa
  transversal transverta trapalha traqueai traqueal traquear traqueia traqueja traquela traqueostomica traqueotomia
  traquicardia trasplante trastorna trateamenta traumatina traumatis traumatiz traumatiza trautamenta travamenta
  traveled traveller trazidona treitamenta trenamenta tricoptilomania tricuspidea trigemina trigenea trigliceridia
  trimetoprin trinamenta trinitrata tripagen triplana triplica triplite triptona trissoma trissomica tritamenta
  trixagen trombectomica trombembolisma trombocitemica trombocitogenica tromboembolista trombofilica trombosa
  trombosica tromofilia tropical trotamenta troubled tubarosa tuberculina tuberculiniza tuberculitica tuberculiz
  tuberculosa tuberculous ultrassonografa ultrassonografai ultrassonografica umbilica universa unstabli uranaria
  urethrae uricemica urinaraa urinarei urinarian urinarma urticara urticaraa urticarian urticarma urtigaria usinaria
  vacilacaa vacilada vacinama vacinanda vacinaraa vacinata vacinava vacinida vaginada vaginista valsaran valsarian
  variabli varicelai varicelan varicelar varicele varicula varinada variolar varvarina vasculhar vasectomica vasicula
  vasimotor vasoativai vasoatival vasoativan vasoativar vasoative vasoconstrictora vasoconstritor vasomotora
  vasopressora vatricosa veganism veganista vegetaliana vegetaran vegetaria vegetariama vegetarianism vegetarianista
  vehicular veicular velosidade ventilador ventilama ventilanda ventilara ventilaraa ventilate ventilava verapamila
  verapamis verdelha verificadaa verificaraa vermelhaa vermelhai vermelhal vermelhan vermelhar vermelhe vermelhea
  verminosa verminou verminous vermulha verologica verrugai verrugal verrugan verrugar verrusga versicula versificacaa
  vertebra vertebrae vertivel vestavel vestibula vestirel viajaste viciadaa vicianda videolaparoscopica vinolencia
  violente virologi visperal vitalina vitaminai vitaminal vitaminan vitaminar volcaren volitanda volitaren voltagen
  voltaran voltarei voltarel voltearen volumica volutaren volvulos vomitada vulgarism vulgariz vultaren vulvopatia
  wearying whetting whopping xerostomica zumbidaa zumbinda`
    .split(/\s+/)
    .filter(Boolean),
);
