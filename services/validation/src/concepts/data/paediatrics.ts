/** Newborns, children and adolescents. */
export const paediatrics = `
children | Child | population | child, pediatric patients | crianças, criança, paciente pediátrico, pediatria | kids, kiddo, peds, crianca
infants | Infant | population | infant, babies | lactente, lactentes, bebê, bebês | baby
newborn | Infant, Newborn | population | neonate, newborn infants | recém-nascido, recém-nascidos, neonato | RN
adolescents | Adolescent | population | adolescent, teenagers | adolescentes, adolescente | teens, teen
premature infants | Infant, Premature | population | preterm infants | prematuros, recém-nascido prematuro, bebê prematuro | preemie
neonatal sepsis | Neonatal Sepsis | disease | - | sepse neonatal | -
neonatal jaundice | Jaundice, Neonatal | disease | neonatal hyperbilirubinemia, phototherapy | icterícia neonatal, hiperbilirrubinemia neonatal | -
respiratory distress syndrome of the newborn | Respiratory Distress Syndrome, Newborn | disease | surfactant therapy | síndrome do desconforto respiratório neonatal, doença da membrana hialina, surfactante | -
bronchopulmonary dysplasia | Bronchopulmonary Dysplasia | disease | - | displasia broncopulmonar | -
necrotizing enterocolitis | Enterocolitis, Necrotizing | disease | - | enterocolite necrosante | NEC
kangaroo mother care | Kangaroo-Mother Care Method | procedure | skin-to-skin contact | método canguru, contato pele a pele | -
hypoxic-ischemic encephalopathy | Hypoxia-Ischemia, Brain | disease | therapeutic hypothermia for neonates, perinatal asphyxia | encefalopatia hipóxico-isquêmica, asfixia perinatal | -
fever in children | Fever | symptom | pediatric fever | febre em crianças, febre na criança | -
infant colic | Colic | disease | colic | cólica do lactente, cólica infantil | -
diaper dermatitis | Diaper Rash | disease | diaper rash | dermatite de fralda, assadura | -
hand foot and mouth disease | Hand, Foot and Mouth Disease | disease | - | síndrome mão-pé-boca, doença mão-pé-boca | -
Kawasaki disease | Mucocutaneous Lymph Node Syndrome | disease | - | doença de Kawasaki | -
multisystem inflammatory syndrome in children | - | disease | - | síndrome inflamatória multissistêmica pediátrica | MIS-C, SIM-P
sudden infant death | Sudden Infant Death | disease | sudden infant death syndrome, safe sleep | morte súbita do lactente, sono seguro | SIDS
failure to thrive | Failure to Thrive | disease | poor weight gain | falha no crescimento, baixo ganho de peso | -
child development | Child Development | outcome | developmental milestones, developmental delay | desenvolvimento infantil, marcos do desenvolvimento, atraso do desenvolvimento | -
dyslexia | Dyslexia | disease | - | dislexia | -
Down syndrome | Down Syndrome | disease | trisomy 21 | síndrome de Down, trissomia do 21 | -
spinal muscular atrophy | Muscular Atrophy, Spinal | disease | - | atrofia muscular espinhal | SMA
Duchenne muscular dystrophy | Muscular Dystrophy, Duchenne | disease | - | distrofia muscular de Duchenne | -
intussusception | Intussusception | disease | - | invaginação intestinal, intussuscepção | -
pyloric stenosis | Pyloric Stenosis, Hypertrophic | disease | - | estenose hipertrófica do piloro | -
cryptorchidism | Cryptorchidism | disease | undescended testis | criptorquidia, testículo não descido | -
child abuse | Child Abuse | disease | child maltreatment | maus-tratos infantis, abuso infantil | maus-tratos na infância, abuso na infância, abuse in childhood
screen time | Screen Time | lifestyle | digital media use | tempo de tela, uso de telas | -
complementary feeding | - | lifestyle | weaning, baby-led weaning | introdução alimentar, alimentação complementar | BLW
teething | Tooth Eruption | symptom | - | erupção dentária, nascimento dos dentes | dentinho nascendo
oral rehydration therapy | Fluid Therapy | procedure | oral rehydration solution | terapia de reidratação oral, soro caseiro, soro de reidratação oral | ORS, TRO
umbilical cord clamping | Umbilical Cord | procedure | delayed cord clamping | clampeamento do cordão umbilical, clampeamento tardio | -
child passenger and injury prevention | Accident Prevention | lifestyle | drowning prevention, car seat | prevenção de acidentes na infância, cadeirinha | -
`;
