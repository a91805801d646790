export const conditions3 = `
urethral stricture | Urethral Stricture | disease | - | estenose de uretra, estenose uretral | -
Peyronie disease | Penile Induration | disease | - | doença de Peyronie | -
testicular torsion | Spermatic Cord Torsion | disease | - | torção testicular, torção de testículo | -
premature ejaculation | Premature Ejaculation | disease | - | ejaculação precoce | -
amenorrhea | Amenorrhea | disease | - | amenorreia | -
vulvodynia | Vulvodynia | disease | - | vulvodinia | -
vaginismus | Vaginismus | disease | - | vaginismo | -
lichen sclerosus | Lichen Sclerosus et Atrophicus | disease | - | líquen escleroso | -
ovarian cysts | Ovarian Cysts | disease | - | cisto ovariano, cisto no ovário | -
ovarian torsion | Ovarian Torsion | disease | adnexal torsion | torção ovariana, torção anexial | -
gestational trophoblastic disease | Gestational Trophoblastic Disease | disease | hydatidiform mole, molar pregnancy | doença trofoblástica gestacional, mola hidatiforme | -
recurrent miscarriage | Abortion, Habitual | disease | recurrent pregnancy loss | aborto de repetição, perda gestacional recorrente | -
premature rupture of membranes | Fetal Membranes, Premature Rupture | disease | prelabor rupture of membranes | ruptura prematura de membranas, rotura prematura de membranas, bolsa rota | PPROM
placenta accreta | Placenta Accreta | disease | placenta accreta spectrum | placenta acreta, acretismo placentário | -
polyhydramnios | Polyhydramnios | disease | - | polidrâmnio | -
oligohydramnios | Oligohydramnios | disease | - | oligodrâmnio | -
HELLP syndrome | HELLP Syndrome | disease | - | síndrome HELLP | -
cholestasis of pregnancy | Cholestasis, Intrahepatic | disease | intrahepatic cholestasis of pregnancy | colestase da gravidez, colestase gestacional | -
fibroadenoma | Fibroadenoma | disease | - | fibroadenoma | -
gynecomastia | Gynecomastia | disease | gynaecomastia | ginecomastia | -
lipoma | Lipoma | disease | - | lipoma | -
keloid | Keloid | disease | keloids | queloide | -
lichen planus | Lichen Planus | disease | oral lichen planus | líquen plano, líquen plano oral | -
erythema nodosum | Erythema Nodosum | disease | - | eritema nodoso | -
pityriasis rosea | Pityriasis Rosea | disease | - | pitiríase rósea | -
pityriasis versicolor | Tinea Versicolor | disease | tinea versicolor | pitiríase versicolor, pano branco | -
Kaposi sarcoma | Sarcoma, Kaposi | disease | - | sarcoma de Kaposi | -
hirsutism | Hirsutism | disease | - | hirsutismo | -
paronychia | Paronychia | disease | - | paroníquia | -
ingrown toenail | Nails, Ingrown | disease | ingrown nail | unha encravada | -
lipedema | Lipedema | disease | lipoedema | lipedema | -
venous ulcer | Varicose Ulcer | disease | venous ulcers | úlcera varicosa | -
frostbite | Frostbite | disease | - | congelamento de extremidades, geladura | -
mastocytosis | Mastocytosis | disease | - | mastocitose | -
G6PD deficiency | Glucosephosphate Dehydrogenase Deficiency | disease | glucose-6-phosphate dehydrogenase deficiency | deficiência de G6PD | -
thrombotic thrombocytopenic purpura | Purpura, Thrombotic Thrombocytopenic | disease | - | púrpura trombocitopênica trombótica | -
chronic lymphocytic leukemia | Leukemia, Lymphocytic, Chronic, B-Cell | disease | chronic lymphocytic leukaemia | leucemia linfocítica crônica, leucemia linfoide crônica | -
mycosis fungoides | Mycosis Fungoides | disease | cutaneous T-cell lymphoma | micose fungoide, linfoma cutâneo de células T | -
hemophagocytic lymphohistiocytosis | Lymphohistiocytosis, Hemophagocytic | disease | - | linfo-histiocitose hemofagocítica, síndrome hemofagocítica | -
myelofibrosis | Primary Myelofibrosis | disease | - | mielofibrose | -
essential thrombocythemia | Thrombocythemia, Essential | disease | - | trombocitemia essencial | -
neuroblastoma | Neuroblastoma | disease | - | neuroblastoma | -
medulloblastoma | Medulloblastoma | disease | - | meduloblastoma | -
meningioma | Meningioma | disease | - | meningioma | -
pituitary adenoma | Pituitary Neoplasms | disease | pituitary tumor | adenoma hipofisário, adenoma de hipófise | -
thymoma | Thymoma | disease | - | timoma | -
pulmonary nodule | Solitary Pulmonary Nodule | disease | lung nodules, pulmonary nodules | nódulo pulmonar, nódulo no pulmão | -
dental fluorosis | Fluorosis, Dental | disease | - | fluorose dentária, fluorose | -
pericoronitis | Pericoronitis | disease | - | pericoronarite | -
refeeding syndrome | Refeeding Syndrome | disease | - | síndrome de realimentação | -
scurvy | Scurvy | disease | vitamin C deficiency | escorbuto | -
rickets | Rickets | disease | - | raquitismo | -
zinc deficiency | - | disease | - | deficiência de zinco | -
iodine deficiency | - | disease | - | deficiência de iodo | -
cubital tunnel syndrome | Cubital Tunnel Syndrome | disease | ulnar neuropathy | síndrome do túnel cubital | -
trigger finger | Trigger Finger Disorder | disease | - | dedo em gatilho | -
de Quervain tenosynovitis | De Quervain Disease | disease | - | tenossinovite de De Quervain, doença de De Quervain | -
Dupuytren contracture | Dupuytren Contracture | disease | Dupuytren disease | contratura de Dupuytren, doença de Dupuytren | -
Morton neuroma | Morton Neuroma | disease | - | neuroma de Morton | -
`;
