export const haematology = `
anemia | Anemia | disease | anaemia | anemia | anemic, anêmico
iron deficiency anemia | Anemia, Iron-Deficiency | disease*1.1 | iron deficiency | anemia ferropriva, deficiência de ferro | low iron, ferro baixo, falta de ferro
megaloblastic anemia | Anemia, Megaloblastic | disease*1.1 | pernicious anemia | anemia megaloblástica, anemia perniciosa | -
hemolytic anemia | Anemia, Hemolytic | disease*1.1 | - | anemia hemolítica | -
aplastic anemia | Anemia, Aplastic | disease*1.1 | - | anemia aplástica | -
sickle cell disease | Anemia, Sickle Cell | disease | sickle cell anemia | doença falciforme, anemia falciforme | sickle cell, falciforme
thalassemia | Thalassemia | disease | - | talassemia | -
hemophilia | Hemophilia A | disease | haemophilia | hemofilia | hemofílico
von Willebrand disease | von Willebrand Diseases | disease | - | doença de von Willebrand | -
thrombocytopenia | Thrombocytopenia | disease | low platelets | trombocitopenia, plaquetopenia | plaquetas baixas, low platelet count
immune thrombocytopenia | Purpura, Thrombocytopenic, Idiopathic | disease*1.1 | - | trombocitopenia imune, púrpura trombocitopênica | PTI, ITP
neutropenia | Neutropenia | disease | - | neutropenia | -
leukemia | Leukemia | disease | - | leucemia | -
acute lymphoblastic leukemia | Precursor Cell Lymphoblastic Leukemia-Lymphoma | disease*1.1 | - | leucemia linfoblástica aguda, leucemia linfoide aguda | LLA
acute myeloid leukemia | Leukemia, Myeloid, Acute | disease*1.1 | - | leucemia mieloide aguda | LMA, AML
chronic myeloid leukemia | Leukemia, Myelogenous, Chronic, BCR-ABL Positive | disease*1.1 | - | leucemia mieloide crônica | LMC, CML
lymphoma | Lymphoma | disease | - | linfoma | -
Hodgkin lymphoma | Hodgkin Disease | disease*1.1 | Hodgkin disease | linfoma de Hodgkin | -
multiple myeloma | Multiple Myeloma | disease | - | mieloma múltiplo | mieloma, myeloma
myelodysplastic syndromes | Myelodysplastic Syndromes | disease | - | síndrome mielodisplásica | -
thrombophilia | Thrombophilia | disease | - | trombofilia | -
antiphospholipid syndrome | Antiphospholipid Syndrome | disease | - | síndrome antifosfolípide, síndrome do anticorpo antifosfolípide | SAF
disseminated intravascular coagulation | Disseminated Intravascular Coagulation | disease | - | coagulação intravascular disseminada | CIVD, DIC
hemochromatosis | Hemochromatosis | disease | iron overload | hemocromatose | -
polycythemia vera | Polycythemia Vera | disease | - | policitemia vera | -
hemorrhage | Hemorrhage | disease*0.8 | bleeding | hemorragia, sangramento | sangrando, sangra muito
blood transfusion | Blood Transfusion | procedure | - | transfusão de sangue, hemotransfusão, transfusão sanguínea | transfused, transfundir, PRBC
erythrocyte transfusion | Erythrocyte Transfusion | procedure*1.1 | red blood cell transfusion | transfusão de hemácias, concentrado de hemácias | restrictive transfusion, transfusão restritiva
platelet transfusion | Platelet Transfusion | procedure*1.1 | - | transfusão de plaquetas | -
blood donation | Blood Donation | procedure | blood donors | doação de sangue, doadores de sangue | donate blood, doar sangue, doador de sangue
bone marrow transplantation | Bone Marrow Transplantation | procedure | hematopoietic stem cell transplantation | transplante de medula óssea, transplante de células-tronco hematopoéticas | TMO, doação de medula, bone marrow donor
CAR-T cell therapy | Receptors, Chimeric Antigen | procedure | chimeric antigen receptor T cells | terapia com células CAR-T | car-t, car t
complete blood count | Blood Cell Count | test | full blood count, hemogram | hemograma, hemograma completo | CBC, FBC
hemoglobin | Hemoglobins | test*0.8 | haemoglobin | hemoglobina | Hb
ferritin | Ferritins | test | - | ferritina | -
D-dimer | Fibrin Fibrinogen Degradation Products | test | - | dímero D, D-dímero | -
prothrombin time | Prothrombin Time | test | international normalized ratio | tempo de protrombina, razão normalizada internacional | INR, RNI, TAP
lymphadenopathy | Lymphadenopathy | symptom | swollen lymph nodes | linfonodomegalia, adenomegalia, linfadenopatia, íngua | ínguas, swollen glands
splenomegaly | Splenomegaly | disease*0.9 | enlarged spleen | esplenomegalia, baço aumentado | -
`;
