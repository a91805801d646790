/**
 * Nouns of speech and short forms with what a formal text writes for them, a class a line. "n" gives the plurals of a line too. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const ENGLISH_NOUNS = `
n kid|child
n baby|infant
n toddler|young child
n pensioner|older person
n granny|grandmother
n gran|grandmother
n grandad|grandfather
n mum|mother
n mom|mother
n mummy|mother
n mama|mother
n dad|father
n daddy|father
n hubby|husband
n consultant|attending|attending physician
n registrar|reg
n nurse|rn
n physio|physiotherapist
n pharm|pharmacist
n relative|family member
n colleague|fellow clinician
n patient|client
n bloke|man
n young man|boy
n lass|young woman|girl
n fit|seizure|convulsion
n attack|episode
n spell|episode
n heart attack|myocardial infarction
n stroke|cerebrovascular accident
n mini stroke|transient ischaemic attack
n clot|thrombus|blood clot
n bleed|haemorrhage|bleeding episode
n nose bleed|epistaxis
n bug|infection
n chest infection|lower respiratory tract infection
n water infection|urinary tract infection
n tummy bug|gastroenteritis
n runny nose|rhinorrhoea|nasal discharge
n cough|coughing
n lump|mass|swelling
n bump|lump
n bruise|ecchymosis|contusion
n graze|abrasion
n scrape|abrasion
n cut|laceration
n burn|burn injury
n blister|vesicle|bulla
n boil|furuncle
n wart|verruca
n mole|naevus
n break|fracture
n broken bone|fracture
n ulcer|ulceration
n spot|lesion
n scar|cicatrix
n stitch|suture
n staple|surgical staple
n plaster|cast
n drain|surgical drain
n cannula|intravenous cannula|iv cannula
n catheter|urinary catheter
n scan|imaging study
n jab|injection|vaccination
n shot|injection|vaccination
n pill|tablet
n tab|tablet
n inhaler|puffer
n script|prescription
n dose|dosage
n painkiller|analgesic
n water tablet|diuretic
n blood thinner|anticoagulant
n antibiotic|antimicrobial
n steroid|corticosteroid
n op|operation|surgery|procedure
n operation|surgical procedure|surgery|procedure
n procedure|intervention
n tap|aspiration
n swab|swab sample
n sample|specimen
n blood test|laboratory test
n check|review|assessment
n visit|appointment|attendance
n clinic|outpatient clinic
n admission|hospital admission
n ward round|round
n shift|duty shift
n handover|handoff
n home|residence
n care home|nursing home|residential care facility|residential home
n casualty|emergency department
n loo|toilet|bathroom
n meal|food
n feed|feeding
n result|finding
n trouble|difficulty
n issue|problem|concern
n worry|concern
n idea|suggestion
n tip|piece of advice
n thought|opinion|view
n way|method
n guess|impression
n reason|rationale
n cause|aetiology
n risk|likelihood
n sign|feature
n reading|measurement
n level|concentration
n guy|man
n fortnight|two weeks
n try|attempt
n flare|exacerbation
n relapse|recurrence
n setback|complication
n rise|increase|elevation
n jump|increase|rise
n spike|peak
n pink eye|conjunctivitis
n eye infection|ocular infection
n squint|strabismus
n piles|haemorrhoids
n shingles|herpes zoster
n chickenpox|varicella|chicken pox
n thrush|candidiasis|oral candidiasis
n cold sore|herpes labialis
n whooping cough|pertussis
n glandular fever|infectious mononucleosis
n lockjaw|trismus
n heartburn|reflux symptoms|dyspepsia
n acid reflux|gastro oesophageal reflux
n gallstone|cholelithiasis
n kidney stone|renal calculus|nephrolithiasis
n stone|calculus
n kidney failure|renal failure
n liver failure|hepatic failure
n heart failure|cardiac failure
n kidney function|renal function
n liver function|hepatic function
n blood pressure|bp
n pulse|heart rate
n heart rate|pulse rate
n breathing rate|respiratory rate
n resp rate|respiratory rate
n belly|abdomen
n tummy|abdomen
n gut|bowel|intestine
n bowel|intestine
n throat|pharynx
n collarbone|clavicle
n shin|tibia
n thigh bone|femur
n kneecap|patella
n armpit|axilla
n groin|inguinal region
n private parts|genitalia
n bum|buttock
n bottom|buttock
n back passage|rectum
n bowel movement|defecation
n poo|stool
n wee|urine
n pee|urine
n womb|uterus
n miscarriage|spontaneous abortion|pregnancy loss
n labour|parturition
n section|caesarean section
n delivery|birth
n newborn|neonate
n bleed on the brain|intracranial haemorrhage
n brain bleed|intracranial haemorrhage
n head injury|head trauma
n concussion|mild traumatic brain injury
n cavity|dental caries|carious lesion
n filling|restoration|dental restoration
n root canal|endodontic treatment|root canal treatment
n crown|dental crown
n denture|dental prosthesis
n wisdom tooth|third molar
n baby tooth|deciduous tooth|primary tooth
n gum|gingiva
a bit off|slightly abnormal|slightly unwell
a bit|slightly|somewhat|mildly
a touch|slightly
a couple of|two|a few
a few|several|a small number of
a ton of|many|a large amount of
n dressing change|change of dressing
n walking stick|cane
n bed sore|pressure ulcer
n pressure sore|pressure ulcer
n leg ulcer|ulcer of the leg
n ankle swelling|ankle oedema
n leg swelling|leg oedema
n work of breathing|respiratory effort
n tongue tie|ankyloglossia
n hay fever|allergic rhinitis
n lazy eye|amblyopia
n stye|hordeolum
n slipped disc|disc herniation
n frozen shoulder|adhesive capsulitis
n trapped nerve|nerve entrapment
n funny turn|unexplained episode
n panic attack|episode of panic
n sleep study|polysomnography
n dressing|wound dressing
n med|medication|medicine|drug
n drug|medication|medicine
n side effect|adverse effect
n bp med|antihypertensive|blood pressure medication
n rescue med|rescue medication
n nurse specialist|specialist nurse
n guideline|recommendation
n staffing issue|staffing problem
n bed|hospital bed
n rehab|rehabilitation
a bit|slight|mild
a little|slight|mild
a line|access|intravenous access|venous access
a cold|an upper respiratory tract infection|a common cold
n problem|issue|concern|difficulty|complication
n result|finding|value|level|reading
n question|query
n plan|strategy|approach
n way|method|approach|technique
n idea|suggestion|thought
n opinion|view|thought
n tip|suggestion|advice|recommendation
n effect|benefit|response
n kind|type|sort
n edge|margin|border|rim
n piece|fragment
n lac|laceration
n place|location|site|area
n form|report
n shift|duty|session
n time|occasion
n try|attempt|go
n doctor|physician|clinician|medic
n boss|consultant|supervisor
n colleague|co worker|fellow clinician
n machine|device|equipment
n debate|discussion
n guideline|guidance|recommendation
n target|goal
n look|examination|assessment
n top tip|advice
n mistake|error
n near miss|close call
`;
