/** Nursing, wounds, infection control, patient safety. */
export const nursingSafety = `
pressure ulcer | Pressure Ulcer | disease | pressure injury, pressure sore, bedsore | lesão por pressão, úlcera por pressão, escara | bedsores, escaras, LPP
wound healing | Wound Healing | outcome | wound care, wound dressing | cicatrização, cicatrização de feridas, curativo, tratamento de feridas | curativos
venous leg ulcer | Varicose Ulcer | disease | leg ulcer, compression therapy | úlcera venosa, úlcera de perna, terapia compressiva | -
negative pressure wound therapy | Negative-Pressure Wound Therapy | procedure | vacuum-assisted closure | terapia por pressão negativa, curativo a vácuo | NPWT
central line-associated bloodstream infection | Catheter-Related Infections | disease | catheter-related bloodstream infection | infecção de corrente sanguínea associada a cateter, infecção de cateter central | CLABSI
catheter-associated urinary tract infection | Catheter-Related Infections | disease | - | infecção urinária associada a cateter, cateter vesical de demora | CAUTI
peripheral intravenous catheter | Catheterization, Peripheral | device | phlebitis | cateter venoso periférico, acesso venoso periférico, flebite | jelco, abocath
contact precautions | Infection Control | procedure | isolation precautions, infection control | precaução de contato, controle de infecção, isolamento de contato | -
personal protective equipment | Personal Protective Equipment | device | respirators | equipamento de proteção individual, máscara N95 | PPE, EPI
needlestick injury | Needlestick Injuries | disease | occupational exposure to blood | acidente com perfurocortante, acidente com agulha, exposição ocupacional | needle stick
patient safety | Patient Safety | outcome | adverse events, medical errors | segurança do paciente, eventos adversos, erro médico | -
medication errors | Medication Errors | outcome | medication administration errors | erros de medicação, erro de medicação | -
patient handoff | Patient Handoff | procedure | shift handover, SBAR | passagem de plantão, transferência do cuidado | handoff, handover
shift work | Shift Work Schedule | lifestyle | night shift | trabalho em turnos, plantão noturno, trabalho noturno | night shifts
vital signs monitoring | Vital Signs | test | early warning score | sinais vitais, escore de alerta precoce | NEWS, SSVV
nasogastric tube | Intubation, Gastrointestinal | device | nasogastric intubation | sonda nasogástrica, sonda nasoenteral | NGT, SNG, SNE
ostomy care | Ostomy | procedure | colostomy, ileostomy | estomia, colostomia, ileostomia, ostomia | -
patient education | Patient Education as Topic | procedure | health education, teach-back | educação em saúde, educação do paciente, orientação ao paciente | -
home care | Home Care Services | procedure | home nursing | atenção domiciliar, assistência domiciliar, home care | -
oral care in ventilated patients | Oral Hygiene | procedure | - | higiene oral em pacientes ventilados | -
patient restraint | Restraint, Physical | procedure | physical restraint | contenção física, contenção mecânica | -
bed bath | Baths | procedure | chlorhexidine bathing | banho no leito | -
safe injection | Injections | procedure*0.7 | - | aplicação de injeção | IM shot
hospital discharge planning | Patient Discharge | procedure | hospital readmission | alta hospitalar, planejamento de alta, reinternação | -
communication skills | Communication | outcome*0.8 | breaking bad news, doctor-patient communication | comunicação de más notícias, comunicação com o paciente | -
workplace violence | Workplace Violence | disease | - | violência no trabalho, violência contra profissionais de saúde | -
music therapy | Music Therapy | procedure | - | musicoterapia | -
clinical alarm fatigue | Clinical Alarms | outcome | - | fadiga de alarmes | -
umbilical cord care | Umbilical Cord | procedure | - | cuidados com o coto umbilical, coto umbilical | -
`;
