export const vaccines = `
vaccines | Vaccines | drug-class*1.1 | - | vacinas, vacina | jab, jabs
vaccination | Vaccination | procedure*1.1 | immunization, immunisation | vacinação, imunização | vaccinated, vacinado, vacinar, vaccinate, vacinei, tomar vacina
vaccine hesitancy | Vaccination Hesitancy | outcome*2 | vaccine refusal | hesitação vacinal, recusa vacinal | antivax, anti-vaxxers, anti vaxxer, antivacina, antivacinas, movimento antivacina
vaccination coverage | Vaccination Coverage | outcome*2 | immunization coverage | cobertura vacinal | -
vaccine efficacy | Vaccine Efficacy | outcome*1.8 | vaccine effectiveness | eficácia da vacina, eficácia vacinal, efetividade vacinal | vaccines work, vacina funciona
vaccine safety | - | outcome*1.8 | adverse events following immunization | segurança das vacinas, segurança vacinal | vaccines are safe, reação da vacina, vaccine side effects
COVID-19 vaccines | COVID-19 Vaccines | drug-class*1.3 | COVID-19 vaccination, COVID vaccine | vacinas contra COVID-19, vacina da COVID | covid vaccine, covid jab, covid shot, covid booster, vacina covid, vacina contra a covid, vacina da covid
mRNA vaccines | - | drug-class*1.2 | messenger RNA vaccines | vacinas de mRNA, vacina de RNA mensageiro | BNT162b2, mRNA-1273, pfizer vaccine, vacina da pfizer, moderna vaccine
influenza vaccine | Influenza Vaccines | drug*1.2 | influenza vaccination, flu vaccine | vacina da gripe, vacina contra influenza | flu shot, flu jab, vacina contra a gripe, vacinar contra a gripe
HPV vaccine | Papillomavirus Vaccines | drug*1.2 | papillomavirus vaccines, HPV vaccination | vacina HPV, vacina contra HPV | hpv jab, hpv shot, vacina do hpv, vacina contra o hpv
MMR vaccine | Measles-Mumps-Rubella Vaccine | drug*1.2 | measles-mumps-rubella vaccine | vacina tríplice viral, tríplice viral | mmr, measles vaccine, vacina do sarampo, vacina contra sarampo
BCG vaccine | BCG Vaccine | drug*1.2 | - | vacina BCG | BCG
dengue vaccine | Dengue Vaccines | drug*1.2 | - | vacina da dengue, vacina contra dengue | qdenga, Butantan-DV, dengvaxia, vacina contra a dengue
pneumococcal vaccine | Pneumococcal Vaccines | drug*1.2 | pneumococcal vaccination | vacina pneumocócica | prevenar
meningococcal vaccine | Meningococcal Vaccines | drug*1.2 | - | vacina meningocócica | vacina da meningite, meningitis vaccine
hepatitis B vaccine | Hepatitis B Vaccines | drug*1.2 | - | vacina hepatite B, vacina da hepatite B | -
yellow fever vaccine | Yellow Fever Vaccine | drug*1.2 | - | vacina da febre amarela, vacina contra febre amarela | -
tetanus toxoid | Tetanus Toxoid | drug | tetanus vaccine | vacina antitetânica, vacina dT | tetanus shot, tetanus booster, antitetânica
polio vaccine | Poliovirus Vaccines | drug*1.2 | - | vacina da pólio, vacina contra poliomielite | gotinha da pólio, zé gotinha
DTP vaccine | Diphtheria-Tetanus-Pertussis Vaccine | drug*1.2 | diphtheria-tetanus-pertussis vaccine | vacina DTP, vacina tríplice bacteriana | dTpa, tdap, pentavalente
rotavirus vaccine | Rotavirus Vaccines | drug*1.2 | - | vacina do rotavírus, vacina contra rotavírus | -
varicella vaccine | Chickenpox Vaccine | drug*1.2 | chickenpox vaccine | vacina da varicela, vacina da catapora | -
herpes zoster vaccine | Herpes Zoster Vaccine | drug*1.2 | shingles vaccine | vacina do herpes-zóster, vacina herpes zoster | shingrix
rabies vaccine | Rabies Vaccines | drug*1.2 | - | vacina antirrábica, vacina contra raiva | -
RSV vaccine | Respiratory Syncytial Virus Vaccines | drug*1.2 | - | vacina contra o VSR, vacina VSR | -
vaccine booster | Immunization, Secondary | procedure*0.9 | booster dose | dose de reforço, reforço vacinal | -
immunization schedule | Immunization Schedule | procedure*0.9 | vaccination schedule | calendário vacinal, calendário de vacinação | caderneta de vacinação
herd immunity | Immunity, Herd | outcome*2 | - | imunidade de rebanho, imunidade coletiva | -
`;
