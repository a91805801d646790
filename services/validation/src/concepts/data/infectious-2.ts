export const infectious2 = `
pyelonephritis | Pyelonephritis | disease | kidney infection | pielonefrite | infecção nos rins
leprosy | Leprosy | disease | Hansen disease | hanseníase, lepra | -
visceral leishmaniasis | Leishmaniasis, Visceral | disease*1.1 | kala-azar | leishmaniose visceral, calazar | -
leishmaniasis | Leishmaniasis | disease | - | leishmaniose | -
Chagas disease | Chagas Disease | disease | American trypanosomiasis | doença de Chagas, Chagas | barbeiro chagas
schistosomiasis | Schistosomiasis | disease | - | esquistossomose | -
toxoplasmosis | Toxoplasmosis | disease | - | toxoplasmose | -
leptospirosis | Leptospirosis | disease | - | leptospirose | -
intestinal parasites | Intestinal Diseases, Parasitic | disease | intestinal helminths | parasitoses intestinais, verminose | worms in children, verminoses, lombriga, lombrigas
cytomegalovirus infection | Cytomegalovirus Infections | disease | cytomegalovirus | infecção por citomegalovírus, citomegalovírus | CMV
infectious mononucleosis | Infectious Mononucleosis | disease | Epstein-Barr virus | mononucleose, mononucleose infecciosa | doença do beijo, mono infection
Lyme disease | Lyme Disease | disease | - | doença de Lyme | -
ebola | Hemorrhagic Fever, Ebola | disease | Ebola virus disease | ebola | -
cholera | Cholera | disease | - | cólera | -
typhoid fever | Typhoid Fever | disease | - | febre tifoide | -
Rocky Mountain spotted fever | Rocky Mountain Spotted Fever | disease | spotted fever | febre maculosa | -
sporotrichosis | Sporotrichosis | disease | - | esporotricose | -
invasive candidiasis | Candidiasis, Invasive | disease | candidemia | candidíase invasiva, candidemia | -
tuberculosis treatment | Antitubercular Agents | drug-class | antitubercular agents | tratamento da tuberculose | -
hand hygiene | Hand Hygiene | procedure | hand washing, hand disinfection, alcohol-based hand rub | higiene das mãos, higienização das mãos, lavagem das mãos, álcool em gel | wash your hands, washing hands, lavar as mãos
face masks | Masks | device*0.9 | surgical masks, mask wearing | máscaras faciais, máscara cirúrgica, uso de máscara | N95, PFF2, wearing masks, ~máscara
`;
