/** Cities, regions, peoples, languages and religions. None is an everyday word or a given name in small letters. */
export const FURTHER_PLACES = `
  Kano Kerala Bihar Ibadan Punjab Gujarat Maharashtra Karnataka Telangana Odisha Assam Rajasthan Haryana Uttarakhand Jharkhand
  Pune Nagpur Jaipur Lucknow Kanpur Patna Bhopal Indore Kochi Coimbatore Madurai Vellore Chandigarh Bengaluru Ahmedabad
  Vadodara Thiruvananthapuram Mangalore Mysore Guwahati Peshawar Islamabad Rawalpindi Multan Faisalabad Quetta Sylhet
  Chittagong Kathmandu Pokhara Colombo Kandy Yangon Hanoi Saigon Vientiane Cebu Davao Mindanao Luzon Penang Sabah Sarawak
  Johor Borneo Surabaya Bandung Sumatra Osaka Kyoto Nagoya Fukuoka Sapporo Busan Taipei Shenzhen Guangzhou Wuhan Chengdu
  Tianjin Macau Enugu Kaduna Calabar Owerri Ilorin Abeokuta Sokoto Maiduguri Lekki Kumasi Mombasa Kisumu Eldoret Nakuru Gulu
  Mbarara Arusha Dodoma Mwanza Zanzibar Lusaka Harare Bulawayo Lilongwe Blantyre Maputo Luanda Windhoek Gaborone Botswana
  Namibia Lesotho Eswatini Madagascar Mauritius Seychelles Angola Congo Gabon Liberia Gambia Burundi Eritrea Djibouti Kinshasa
  Monrovia Freetown Conakry Bamako Dakar Niamey Khartoum Juba Mogadishu Tunis Algiers Tripoli Casablanca Rabat Marrakech
  Alexandria Giza Pretoria Soweto Khayelitsha Limpopo Gauteng Polokwane Bloemfontein KwaZulu-Natal Stellenbosch Beirut Amman
  Baghdad Basra Damascus Aleppo Tehran Kabul Kandahar Jerusalem Yemen Oman Muscat Kuwait Bahrain Qatar Jeddah Mecca Sharjah
  Ankara Izmir Tbilisi Yerevan Baku Tashkent Kazakhstan Uzbekistan Armenia Azerbaijan Moldova Slovenia Slovakia Bosnia Albania
  Kosovo Macedonia Montenegro Belarus Luxembourg Liechtenstein Finland Kyiv Lviv Kharkiv Odesa Minsk Vilnius Riga Tallinn
  Krakow Gdansk Wroclaw Bratislava Ljubljana Zagreb Belgrade Sarajevo Bucharest Thessaloniki Rotterdam Utrecht Antwerp Ghent
  Hamburg Frankfurt Stuttgart Dresden Leipzig Heidelberg Basel Lausanne Salzburg Graz Milan Turin Naples Bologna Palermo
  Sicily Sardinia Barcelona Seville Bilbao Malaga Porto Marseille Toulouse Bordeaux Strasbourg Grenoble Gothenburg Malmo
  Uppsala Bergen Trondheim Tromso Aarhus Odense Turku Reykjavik Donegal Tipperary Kilkenny Antrim Tyrone Fermanagh Armagh
  Bradford Wolverhampton Coventry Sunderland Middlesbrough Blackpool Lancashire Cheshire Merseyside Shropshire Staffordshire
  Derbyshire Nottinghamshire Lincolnshire Leicestershire Northamptonshire Warwickshire Worcestershire Herefordshire
  Gloucestershire Oxfordshire Buckinghamshire Bedfordshire Hertfordshire Cambridgeshire Norfolk Suffolk Surrey Hampshire
  Berkshire Wiltshire Somerset Northumberland Tyneside Gateshead Wirral Croydon Hackney Tottenham Lewisham Brixton Peckham
  Islington Brighton Portsmouth Plymouth Exeter Gloucester Cheltenham Swindon Salford Stockport Rochdale Doncaster Rotherham
  Huddersfield Harrogate Inverness Fife Orkney Shetland Wrexham Bangor Gwent Powys Pembrokeshire Guernsey Baltimore Detroit
  Minneapolis Cincinnati Pittsburgh Milwaukee Indianapolis Nashville Tampa Orlando Tucson Albuquerque Sacramento Oakland
  Spokane Boise Honolulu Hawaii Omaha Wichita Tulsa Brooklyn Bronx Manhattan Harlem Rochester Syracuse Albany Connecticut
  Massachusetts Pennsylvania Maryland Tennessee Kentucky Alabama Mississippi Louisiana Arkansas Oklahoma Nebraska Iowa
  Wisconsin Illinois Indiana Missouri Wyoming Idaho Utah Vermont Winnipeg Manitoba Saskatchewan Saskatoon Edmonton Halifax
  Newfoundland Nunavut Yukon Mississauga Brampton Hobart Townsville Geelong Ballarat Bendigo Toowoomba Wollongong Wellington
  Dunedin Guadalajara Monterrey Tijuana Guatemala Honduras Nicaragua Panama Havana Bogota Medellin Quito Guayaquil Caracas
  Recife Fortaleza Brasilia Manaus Curitiba Bahia Montevideo Asuncion Peru Suriname Belize Bahamas Bermuda Grenada Antigua
  Tobago Indians Nigerians Filipinos Pakistanis Ghanaians Kenyans Zimbabwean Sudanese Ethiopian Eritrean Somalian Egyptian
  Moroccan Tunisian Algerian Turkish Kurdish Lebanese Jordanian Palestinian Saudi Emirati Kuwaiti Nepali Nepalese Burmese
  Cambodian Laotian Taiwanese Mongolian Greek Cypriot Maltese Hungarian Czech Slovak Slovenian Croatian Serbian Bosnian
  Albanian Bulgarian Latvian Estonian Icelandic Dutch Belgian Austrian Argentinian Chilean Peruvian Colombian Venezuelan Cuban
  Jamaican Haitian Samoan Fijian Tongan Latino Latina Hispanic Caucasian Ashkenazi Igbo Hausa Yoruba Swahili Amharic Zulu
  Xhosa Afrikaans Tamil Telugu Malayalam Kannada Marathi Sinhala Pashto Farsi Dari Tagalog Mandarin Tigrinya Hebrew Yiddish
  Muslim Muslims Hindu Hindus Sikh Sikhs Jewish Christian Buddhist Catholic Diwali Eid Hanukkah Halloween Thanksgiving
`;

/** Brands of drugs, devices and software, and journals. None is an everyday word in small letters. */
export const FURTHER_NAMES = `
  Roche Pfizer Moderna AstraZeneca Novartis Sanofi Bayer Merck GSK Takeda Sandoz Mylan Viatris
  Levemir Abasaglar Apidra Fiasp Lyumjev Humulin Novomix Insulatard Semglee Basaglar Novolog Trulicity Bydureon Byetta
  Rybelsus Zepbound Invokana Steglatro Trajenta Onglyza Galvus Glucophage Diamicron Amaryl Competact Xenical Mysimba Pradaxa
  Lixiana Savaysa Brilinta Brilique Effient Coumadin Innohep Arixtra Angiox Actilyse Metalyse Praxbind Andexxa Ondexxya
  Repatha Praluent Leqvio Zetia Ezetrol Livalo Lescol Zocor Pravachol Caduet Norvasc Adalat Cardizem Tildiem Securon Concor
  Cardicor Tenormin Inderal Bedranol Coreg Lopressor Toprol Diovan Cozaar Micardis Benicar Aprovel Atacand Altace Tritace
  Zestril Coversyl Aldactone Inspra Kerendia Verquvo Corlanor Procoralan Multaq Cordarone Tambocor Ranexa Nitrolingual Uptravi
  Opsumit Tracleer Revatio Adempas Vyndaqel Camzyos Lokelma Veltassa Samsca Jinarc Bumex Demadex Zaroxolyn Atrovent Combivent
  Relvar Anoro Ultibro Spiolto Duaklir Trimbow Enerzair Bricanyl Serevent Foradil Flixotide Qvar Alvesco Singulair Daxas
  Nucala Fasenra Cinqair Tezspire Ofev Esbriet Kaftrio Trikafta Orkambi Symdeko Kalydeco Pulmozyme Amoxil Zithromax Klacid
  Biaxin Avelox Tavanic Vibramycin Macrobid Macrodantin Monurol Hiprex Septrin Flagyl Dalacin Cleocin Vancocin Dificlir Zyvox
  Cubicin Tygacil Invanz Merrem Fortum Zinacef Magnapen Xifaxan Targaxan Targocid Zerbaxa Avycaz Zavicefta Fetroja Recarbrio
  Sporanox Vfend Noxafil Cresemba Cancidas AmBisome Mycamine Zovirax Valtrex Famvir Valcyte Cytovene Prevymis Xofluza Veklury
  Lagevrio Evusheld Epclusa Harvoni Maviret Sovaldi Zepatier Baraclude Vemlidy Viread Truvada Descovy Genvoya Biktarvy Triumeq
  Dovato Juluca Prezista Isentress Tivicay Cabenuva Apretude Sunlenca Malarone Riamet Coartem Stromectol Vermox Zentel
  Gardasil Cervarix Bexsero Menveo Nimenrix Prevenar Pneumovax Havrix Engerix Twinrix Infanrix Rotarix Fluenz Fluad Comirnaty
  Spikevax Vaxzevria Abrysvo Arexvy Beyfortus Synagis Ervebo Effexor Cymbalta Pristiq Remeron Zispin Cipramil Cipralex Celexa
  Seroxat Paxil Lustral Wellbutrin Zyban Trintellix Brintellix Spravato Abilify Risperdal Geodon Latuda Vraylar Rexulti Invega
  Clozaril Zaponex Denzapine Clopixol Depixol Modecate Largactil Priadel Camcolit Librium Klonopin Rivotril Restoril Ambien
  Stilnoct Lunesta Circadin Ritalin Concerta Adderall Vyvanse Elvanse Strattera Intuniv Provigil Antabuse Campral Selincro
  Vivitrol Sublocade Buvidal Subutex Espranor Physeptone Dilantin Epanutin Topamax Vimpat Briviact Zonegran Sabril Fycompa
  Frisium Epidyolex Buccolam Diacomit Neurontin Requip Mirapex Mirapexin Azilect Xadago Stalevo Comtan Duodopa Exelon Reminyl
  Namenda Ebixa Leqembi Kisunla Aduhelm Tysabri Ocrevus Kesimpta Gilenya Tecfidera Aubagio Copaxone Avonex Rebif Betaferon
  Plegridy Lemtrada Mavenclad Mayzent Zeposia Fampyra Sativex Imigran Imitrex Maxalt Zomig Ajovy Emgality Aimovig Vyepti
  Nurtec Vydura Ubrelvy Reyvow Radicava Spinraza Zolgensma Evrysdi Vyvgart Soliris Ultomiris Uplizna Enspryng Rituxan MabThera
  Truxima Orencia Actemra RoActemra Kevzara Kineret Ilaris Simponi Cimzia Inflectra Renflexis Amgevita Imraldi Hyrimoz Yuflyma
  Skyrizi Tremfya Taltz Siliq Bimzelx Otezla Sotyktu Olumiant Xeljanz Rinvoq Jyseleca Cibinqo Litfulo Adbry Ebglyss Plaquenil
  Arava Imuran CellCept Myfortic Prograf Advagraf Neoral Sandimmun Rapamune Benlysta Saphnelo Tavneos Lupkynis Krystexxa
  Zyloric Adenuric Uloric Colcrys Fosamax Actonel Aclasta Reclast Evenity Forsteo Evista Entyvio Pentasa Asacol Salofalk
  Mezavant Octasa Salazopyrin Cortiment Budenofalk Entocort Creon Nutrizym Questran Ocaliva Linzess Constella Resolor Relistor
  Moventig Motegrity Cosmocol Fybogel Picolax Moviprep Klean-Prep Plenvu Motilium Maxolon Reglan Stemetil Cariban Xonvea
  Kytril Akynzeo Sandostatin Somatuline Signifor Sensipar Mimpara Natpar Hydrocortone Alkindi Plenadren Florinef Cytomel
  Tepezza Genotropin Norditropin Zoladex Prostap Decapeptyl Lupron Firmagon Casodex Xtandi Zytiga Erleada Nubeqa Lynparza
  Zejula Ibrance Kisqali Verzenio Kadcyla Enhertu Perjeta Trodelvy Tagrisso Gleevec Glivec Sprycel Imbruvica Calquence
  Venclexta Venclyxto Revlimid Pomalyst Velcade Kyprolis Darzalex Carvykti Abecma Kymriah Yescarta Tecentriq Imfinzi Yervoy
  Libtayo Cyramza Erbitux Vectibix Stivarga Lonsurf Xeloda Taxol Taxotere Alimta Temodal Eylea Lucentis Vabysmo Ozurdex
  Iluvien Xalatan Lumigan Travatan Cosopt Azopt Alphagan Timoptol Maxidex Maxitrol Pred-Forte Restasis Ikervis Botulax Dysport
  Xeomin Kenalog Depo-Medrone Depo-Medrol Solu-Medrol Celestone Marcain Naropin Chirocaine Xylocaine Instillagel Diprivan
  Ketalar Anectine Esmeron Bridion Ultiva Sufenta Duragesic Abstral OxyContin OxyNorm Shortec Longtec Sevredol Palexia
  Tramacet Zydol Butrans Temgesic Transtec Targinact Voltarol Arcoxia Celebrex Naprosyn Brufen Ibugel Panadol Anadin Lemsip
  Piriton Zirtek Clarityn Telfast Beconase Avamys Dymista Nasonex Sudafed Otrivine Strepsils Difflam Corsodyl Bonjela Duraphat
  Fluorigard Oral-B Sensodyne Microgynon Rigevidon Marvelon Yasmin Cerazette Cerelle Slynd NuvaRing Kyleena Jaydess Levosert
  Sayana Levonelle EllaOne Evorel Estradot Oestrogel Sandrena Lenzetto Utrogestan Femoston Elleste Vagifem Ovestin Tostran
  Testogel Nebido Clomid Menopur Gonal-F Ovitrelle Cyclogest Syntocinon Syntometrine Hemabate Propess Prostin Tractocile
  Omnipod Medtronic Dexcom Abbott Siemens Drager Dräger Zoll Lifepak Bair-Hugger Airvo Optiflow ResMed Fisher-Paykel Vapotherm
  Glidescope McGrath Vygon Kimal Groshong Port-a-Cath Permacath Redivac Pleurx Rusch Coloplast Hollister Convatec Sorbaderm
  Cavilon Granuflex Actico Profore Allevyn Urgotul Medihoney Iodoflex Sara-Stedy Aircast Otto-Bock SystmOne Cerner Meditech
  Lorenzo Nervecentre Vocera Accurx AccuRx Badgernet NEJM JAMA Embase Amboss Anki Quesmed Passmed Passmedicine Geekymedics
  UWorld MKSAP Photoshop Canva Bluesky Netflix Starbucks Greggs Aldi Lidl Asda Sainsbury's Superdrug Walgreens Walmart Costco
  Argos
`;

/** Abbreviations of organisations, diplomas, diseases and treatments that have no other reading in small letters. */
export const MORE_ACRONYMS = `
  MetHb NNU VZIG HBIG LCSWs TWOC TWOCs PVAN BKV CAGs PLCs WCCs   AAFP AAP ACDS ACOS ADCC AFMU AHPRA ALSG AMPATH ANNP ANNPs APAGBI ARCPs ARNP ASRM ATSM AUA BAMS BAPEN BASHH BDS BHF BMA BMAT
  BPAS BSHI CASC CAVATAS CDSS CHC CHCs CHOs CHW CHWs CIPOLD CMACE CME CMHN CNM CNMs CNWL COSHH CPGs CQUIN CRNP CSRs DBS DCT1
  DCTs DGHs DHSC DNACPRs DTaP DTOC EASD ECDC EMRs EPRs EHRs EPIC-HR ESICM ESPGHAN EWTD FACP FACS FFICM FGDP FICM FMGE
  FNP FRACGP FRACP FRCOG FRCPCH FRCPsych FRCSEd FSRH GDC GDPR GMS GPhC GPSI GPwSI GTCS HCAI HCAIs HCSW HCSWs HIMSS HMO HMOs
  HSSIB HSIB HTLV ICNARC ICRC ICUs IDSA IPCU ISUOG ITUs JAMA JCUH JRCALC LMCs LPNs MAHPs MBBS MBChB MDTs MICU MCQs MCQ MFDS
  MGPS MNSCU MOHFW MPharm MRCPsych NBME NCLEX NEJM NEWTT NHG NHIS NHSBT NIH NICUs NMBA NMPA NPSA NRMP NSQIP NTNs OSATS PBMs
  PCTs PHC PHCs PHE PHSO PICUs PLAB1 PLAB2 PMETB PPGs RACGP RACP RANZCP RCoA RCP RCPsych RCS RCSEd RIDDOR RNLI RVSs SBAs SBA
  SCCM SCPHN SMFM SRFT SSNAP STFs SUIs TPDs UCAT UKFPO UKHSA UNHCR UNICEF USAID WONCA WTE WTEs CDEs CDAD CIPN CINV CIWA-Ar
  CNSD CPVT CSDH CSVT DAIDS DALYs DCBE DHF DLPFC DPLD DWIs ECTs EIA EGPA ERPs FHR FNAs FTSG GGO GGOs GISTs GNR GPC GPCs HCVAb
  HbE HbSS HbSC HERNS HFSA HGPRT HMPV hMPV HRCTs HSDD ICSs IFALD IGRAs ILDs IMV INOCA ISTH ITBs IVFs KSHV LGIBs LHON LOCs
  LTOTs MAFLD MCAS MCNS MDRTB MRCPs MVCs NAFL NCDs NCD NGAL NICM NIHL NMSC NOMI NPPV NRDS NSTIs NTEMs OHCAs OSFED PARDS
  PCAs PCNLs PDAC PFAPA PFT PIMS-TS PLEX PLWHA PNETs PPCM PTLDs PTX RDS RPGN RTPJ RVOTO SABR SAGM SBPs SCIg SEP-1 SFTS
  SMBG SNAs SPECT STDs STSS SVRI TACOs TDF TBIs TGCTs TNM TTPs UTUC VAPs VCUG VLCFA WGO XDR XDR-TB YOPD HRTs GCTs APHs NVDs
  CVCs CVLs RSIs GTTs HFrEFs AVFs AVGs FGF23 CAR-Ts mTOR PI3K ROS1 TNBCs PARPi ICIs PROMs PREMs HRQoL SF-36 EQ-5D WOMAC
  KOOS QuickDASH NDI PSFS 6MWT ESWT CIMT PNF KAFOs LSO TLSO VFs DHI GCPs SRHR LARCs IUCD IUCDs CKD-MBD KRT PMP IgAN ANCA-GN
  TMA C3G ATN HRS-AKI MSF LBO MVC ARVs JEV NEET
`;
