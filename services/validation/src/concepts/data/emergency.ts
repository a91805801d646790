/** Emergency and intensive care. */
export const emergency = `
cardiopulmonary resuscitation | Cardiopulmonary Resuscitation | procedure | chest compressions, basic life support | ressuscitação cardiopulmonar, reanimação cardiopulmonar, compressões torácicas, massagem cardíaca | CPR, RCP, BLS, ACLS
defibrillation | Electric Countershock | procedure | automated external defibrillator | desfibrilação, desfibrilador externo automático, desfibrilador | AED, DEA
early goal-directed therapy | Early Goal-Directed Therapy | procedure | - | terapia precoce guiada por metas | EGDT
fluid resuscitation | Fluid Therapy | procedure | intravenous fluids, balanced crystalloids, saline | reposição volêmica, ressuscitação volêmica, cristaloides balanceados, soro fisiológico | NS bolus
serum lactate | Lactic Acid | test | lactate, lactate clearance | lactato, lactato sérico | -
shock | Shock | disease | hypovolemic shock | choque hipovolêmico | ~choque
anaphylaxis | Anaphylaxis | disease | anaphylactic shock | anafilaxia, choque anafilático | -
endotracheal intubation | Intubation, Intratracheal | procedure | rapid sequence intubation, tracheal intubation | intubação orotraqueal, intubação, sequência rápida de intubação | RSI, IOT, tubed
ventilator weaning | Ventilator Weaning | procedure | spontaneous breathing trial, extubation | desmame ventilatório, extubação, teste de respiração espontânea | SBT
intensive care unit | Intensive Care Units | population | critical care, critically ill patients | unidade de terapia intensiva, terapia intensiva, paciente crítico | pt:uti, ICU, CTI, en:icu
sedation in intensive care | Conscious Sedation | procedure | sedation interruption, light sedation | sedação em UTI, sedação leve, despertar diário | -
ICU-acquired weakness | Muscle Weakness | disease | critical illness polyneuropathy, early mobilization | fraqueza adquirida na UTI, mobilização precoce | -
trauma | Wounds and Injuries | disease | major trauma, polytrauma | trauma, politrauma, politraumatizado | -
massive transfusion | Blood Transfusion | procedure | massive hemorrhage | transfusão maciça, hemorragia maciça | MTP
tourniquet | Tourniquets | device | hemorrhage control | torniquete, controle de hemorragia | stop the bleed
poisoning | Poisoning | disease | intoxication | intoxicação exógena, envenenamento, intoxicação | OD
snake bite | Snake Bites | disease | snakebite, antivenom | acidente ofídico, picada de cobra, soro antiofídico | -
scorpion sting | Scorpion Stings | disease | - | escorpionismo, picada de escorpião | -
opioid overdose | Opiate Overdose | disease | - | overdose de opioides | -
triage | Triage | procedure | emergency triage | triagem, classificação de risco, protocolo de Manchester | -
emergency department | Emergency Service, Hospital | population*0.8 | emergency room, emergency department crowding | pronto-socorro, pronto atendimento, emergência hospitalar, serviço de emergência | PS, ER, UPA
syncope | Syncope | symptom | fainting | síncope, desmaio | passed out, desmaiou
chest pain | Chest Pain | symptom | - | dor torácica, dor no peito | aperto no peito, tightness in chest
hypothermia | Hypothermia | disease | - | hipotermia | -
heat stroke | Heat Stroke | disease | heat exhaustion | intermação, exaustão pelo calor, golpe de calor | -
drowning | Drowning | disease | - | afogamento | -
electrical injury | Electric Injuries | disease | - | choque elétrico | -
foreign body airway obstruction | Airway Obstruction | disease | choking, Heimlich maneuver | obstrução de vias aéreas por corpo estranho, engasgo, manobra de Heimlich | OVACE
first aid | First Aid | procedure | - | primeiros socorros | -
targeted temperature management | Hypothermia, Induced | procedure | therapeutic hypothermia | controle direcionado de temperatura, hipotermia terapêutica | TTM
central venous catheter | Central Venous Catheters | device | central line | cateter venoso central, acesso venoso central | CVC
point-of-care ultrasound | Point-of-Care Testing | test | bedside ultrasound | ultrassom à beira do leito | POCUS
`;
