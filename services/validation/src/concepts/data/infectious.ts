export const infectious = `
infection | Infections | disease*0.55 | - | infecção | infected, infectado
COVID-19 | COVID-19 | disease | SARS-CoV-2 infection, coronavirus disease 2019 | COVID-19, coronavírus | covid, covid19, corona virus, corona
SARS-CoV-2 | SARS-CoV-2 | disease*0.9 | - | vírus SARS-CoV-2 | sars cov 2
long COVID | Post-Acute COVID-19 Syndrome | disease*1.1 | post-acute COVID-19 syndrome | COVID longa, síndrome pós-COVID | long haulers, covid longo, pós covid
influenza | Influenza, Human | disease | human influenza | gripe, influenza | the flu, flu, H1N1, gripado
common cold | Common Cold | disease*0.9 | - | resfriado, resfriado comum | -
respiratory syncytial virus | Respiratory Syncytial Virus Infections | disease | RSV infection, respiratory syncytial virus infection | vírus sincicial respiratório, VSR | RSV
upper respiratory tract infection | Respiratory Tract Infections | disease*0.9 | upper respiratory infection | infecção de vias aéreas superiores, infecção respiratória | URTI, URI, IVAS
dengue | Dengue | disease | dengue fever | dengue | -
severe dengue | Severe Dengue | disease*1.1 | dengue hemorrhagic fever | dengue grave, dengue hemorrágica | -
Zika virus infection | Zika Virus Infection | disease | Zika virus | infecção pelo vírus Zika, vírus Zika | zika
chikungunya | Chikungunya Fever | disease | chikungunya fever | chikungunya, febre chikungunya | chicungunha
yellow fever | Yellow Fever | disease | - | febre amarela | -
arbovirus infections | Arbovirus Infections | disease | arboviruses | arboviroses, arbovírus | -
Aedes aegypti | Aedes | outcome | - | Aedes aegypti, mosquito da dengue | aedes
malaria | Malaria | disease | - | malária | -
falciparum malaria | Malaria, Falciparum | disease*1.1 | Plasmodium falciparum | malária por falciparum, malária grave | severe malaria
tuberculosis | Tuberculosis | disease | pulmonary tuberculosis | tuberculose, tuberculose pulmonar | TB
latent tuberculosis | Latent Tuberculosis | disease*1.1 | latent tuberculosis infection | tuberculose latente, infecção latente por tuberculose | ILTB, LTBI
HIV infection | HIV Infections | disease | human immunodeficiency virus, HIV | infecção pelo HIV, vírus da imunodeficiência humana | hiv positive, soropositivo, PVHIV
AIDS | Acquired Immunodeficiency Syndrome | disease | acquired immunodeficiency syndrome | síndrome da imunodeficiência adquirida | pt:aids
pre-exposure prophylaxis | Pre-Exposure Prophylaxis | procedure | HIV pre-exposure prophylaxis | profilaxia pré-exposição | prep hiv, hiv prep, prep for hiv, prep para hiv, =PrEP
sexually transmitted infections | Sexually Transmitted Diseases | disease | sexually transmitted diseases | infecções sexualmente transmissíveis, doenças sexualmente transmissíveis | IST, ISTs, DST, DSTs, STI, STD, stis, stds
syphilis | Syphilis | disease | - | sífilis | -
congenital syphilis | Syphilis, Congenital | disease*1.1 | - | sífilis congênita | -
gonorrhea | Gonorrhea | disease | gonorrhoea | gonorreia | -
chlamydia infection | Chlamydia Infections | disease | chlamydia | clamídia, infecção por clamídia | -
genital herpes | Herpes Genitalis | disease | - | herpes genital | -
herpes simplex | Herpes Simplex | disease | cold sores | herpes simples, herpes labial | herpes
herpes zoster | Herpes Zoster | disease | shingles | herpes zoster, herpes-zóster | cobreiro
HPV infection | Papillomavirus Infections | disease | human papillomavirus, papillomavirus infections | infecção por HPV, papilomavírus humano | HPV, hpv
measles | Measles | disease | - | sarampo | -
mumps | Mumps | disease | - | caxumba | parotidite
rubella | Rubella | disease | german measles | rubéola | -
chickenpox | Chickenpox | disease | varicella | catapora, varicela | chicken pox
whooping cough | Whooping Cough | disease | pertussis | coqueluche, pertussis | tosse comprida
diphtheria | Diphtheria | disease | - | difteria | -
tetanus | Tetanus | disease | - | tétano | -
poliomyelitis | Poliomyelitis | disease | polio | poliomielite, paralisia infantil | -
rabies | Rabies | disease | - | raiva humana, vírus da raiva | hidrofobia, ~raiva
mpox | Mpox, Monkeypox | disease | monkeypox | mpox, varíola dos macacos | -
bacterial meningitis | Meningitis, Bacterial | disease*1.1 | - | meningite bacteriana | meningococcal meningitis, meningite meningocócica
meningitis | Meningitis | disease | - | meningite | -
sepsis | Sepsis | disease | septicemia, severe sepsis | sepse, septicemia, sepsis, infecção generalizada | blood poisoning
septic shock | Shock, Septic | disease*1.1 | - | choque séptico | -
bacteremia | Bacteremia | disease | bloodstream infection | bacteremia, infecção de corrente sanguínea | IPCS
healthcare-associated infections | Cross Infection | disease | hospital-acquired infections, nosocomial infections | infecções relacionadas à assistência à saúde, infecção hospitalar, infecção nosocomial | HAI, IRAS
antimicrobial resistance | Drug Resistance, Microbial | disease | antibiotic resistance, antimicrobial drug resistance | resistência antimicrobiana, resistência aos antibióticos, resistência bacteriana | AMR, superbug, superbugs, superbactéria, superbactérias, multidrug resistant, multirresistente
MRSA infection | Methicillin-Resistant Staphylococcus aureus | disease | methicillin-resistant Staphylococcus aureus, MRSA | Staphylococcus aureus resistente à meticilina | -
antibiotic stewardship | Antimicrobial Stewardship | procedure | antimicrobial stewardship | uso racional de antibióticos, gerenciamento de antimicrobianos | -
Clostridioides difficile infection | Clostridium Infections | disease | Clostridium difficile, Clostridium difficile infection | infecção por Clostridioides difficile, colite pseudomembranosa, Clostridium difficile | c diff, c. diff, C difficile
bacterial infections | Bacterial Infections | disease*0.9 | - | infecções bacterianas | -
viral infections | Virus Diseases | disease*0.9 | virus diseases | infecções virais, viroses | virose, viral infection
urinary tract infection | Urinary Tract Infections | disease | urinary infection, cystitis | infecção urinária, infecção do trato urinário, cistite | ITU, en:uti, utis
`;
