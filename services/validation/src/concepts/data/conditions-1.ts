export const conditions1 = `
pheochromocytoma | Pheochromocytoma | disease | phaeochromocytoma, paraganglioma | feocromocitoma, paraganglioma | phaeo
retinoblastoma | Retinoblastoma | disease | - | retinoblastoma | -
cholangiocarcinoma | Cholangiocarcinoma | disease | - | colangiocarcinoma, câncer de via biliar | -
pterygium | Pterygium | disease | - | pterígio | -
burning mouth syndrome | Burning Mouth Syndrome | disease | - | síndrome da boca ardente, síndrome de ardência bucal | boca ardente
hypospadias | Hypospadias | disease | - | hipospádia, hipospadia | -
varicocele | Varicocele | disease | - | varicocele | -
adenomyosis | Adenomyosis | disease | - | adenomiose | -
brucellosis | Brucellosis | disease | - | brucelose | -
hypocalcemia | Hypocalcemia | disease | low calcium levels | hipocalcemia, cálcio baixo | -
hypercalcemia | Hypercalcemia | disease | - | hipercalcemia, cálcio alto | -
hypernatremia | Hypernatremia | disease | - | hipernatremia, sódio alto | -
hypophosphatemia | Hypophosphatemia | disease | - | hipofosfatemia, fósforo baixo | -
hypomagnesemia | Magnesium Deficiency | disease | magnesium deficiency | hipomagnesemia, magnésio baixo | -
vesicoureteral reflux | Vesico-Ureteral Reflux | disease | - | refluxo vesicoureteral | -
hydronephrosis | Hydronephrosis | disease | - | hidronefrose | -
retinitis pigmentosa | Retinitis Pigmentosa | disease | - | retinose pigmentar, retinite pigmentosa | -
nystagmus | Nystagmus, Pathologic | disease | - | nistagmo | -
cholesteatoma | Cholesteatoma | disease | - | colesteatoma | -
otosclerosis | Otosclerosis | disease | - | otosclerose, otospongiose | -
vestibular neuritis | Vestibular Neuronitis | disease | vestibular neuronitis | neurite vestibular, neuronite vestibular | -
vestibular schwannoma | Neuroma, Acoustic | disease | acoustic neuroma | schwannoma vestibular, neuroma do acústico | -
laryngitis | Laryngitis | disease | - | laringite | -
epiglottitis | Epiglottitis | disease | - | epiglotite | -
hypoparathyroidism | Hypoparathyroidism | disease | - | hipoparatireoidismo | -
hypopituitarism | Hypopituitarism | disease | - | hipopituitarismo | -
primary aldosteronism | Hyperaldosteronism | disease | hyperaldosteronism | hiperaldosteronismo, aldosteronismo primário | -
Turner syndrome | Turner Syndrome | disease | - | síndrome de Turner | -
Klinefelter syndrome | Klinefelter Syndrome | disease | - | síndrome de Klinefelter | -
fragile X syndrome | Fragile X Syndrome | disease | - | síndrome do X frágil | -
Marfan syndrome | Marfan Syndrome | disease | - | síndrome de Marfan | -
Ehlers-Danlos syndrome | Ehlers-Danlos Syndrome | disease | - | síndrome de Ehlers-Danlos | -
Fabry disease | Fabry Disease | disease | - | doença de Fabry | -
Gaucher disease | Gaucher Disease | disease | - | doença de Gaucher | -
phenylketonuria | Phenylketonurias | disease | - | fenilcetonúria | -
porphyria | Porphyrias | disease | - | porfiria | -
amyloidosis | Amyloidosis | disease | - | amiloidose | -
histoplasmosis | Histoplasmosis | disease | - | histoplasmose | -
aspergillosis | Aspergillosis | disease | - | aspergilose | -
cryptococcosis | Cryptococcosis | disease | cryptococcal meningitis | criptococose, meningite criptocócica | -
mucormycosis | Mucormycosis | disease | - | mucormicose | -
paracoccidioidomycosis | Paracoccidioidomycosis | disease | - | paracoccidioidomicose | -
giardiasis | Giardiasis | disease | - | giardíase | -
ascariasis | Ascariasis | disease | - | ascaridíase | -
lymphatic filariasis | Elephantiasis, Filarial | disease | filariasis | filariose, elefantíase | -
onchocerciasis | Onchocerciasis | disease | river blindness | oncocercose | -
trichomoniasis | Trichomonas Infections | disease | - | tricomoníase | -
neurocysticercosis | Neurocysticercosis | disease | cysticercosis | neurocisticercose, cisticercose | -
echinococcosis | Echinococcosis | disease | hydatid disease | equinococose, hidatidose | -
botulism | Botulism | disease | - | botulismo | -
genital warts | Condylomata Acuminata | disease | anogenital warts, condyloma | verrugas genitais, condiloma | -
scarlet fever | Scarlet Fever | disease | - | escarlatina | -
rheumatic fever | Rheumatic Fever | disease | - | febre reumática | -
empyema | Empyema, Pleural | disease | pleural empyema | empiema, empiema pleural | -
lung abscess | Lung Abscess | disease | - | abscesso pulmonar | -
mesothelioma | Mesothelioma | disease | - | mesotelioma | -
hypersensitivity pneumonitis | Alveolitis, Extrinsic Allergic | disease | - | pneumonite de hipersensibilidade | -
laryngomalacia | Laryngomalacia | disease | - | laringomalácia | -
patent ductus arteriosus | Ductus Arteriosus, Patent | disease | - | persistência do canal arterial, canal arterial patente | -
tetralogy of Fallot | Tetralogy of Fallot | disease | - | tetralogia de Fallot | -
`;
