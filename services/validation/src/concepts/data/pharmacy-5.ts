/** Use and side effects of drugs. */
export const pharmacy5 = `
adverse drug reactions | Drug-Related Side Effects and Adverse Reactions | disease*0.8 | drug-related side effects, adverse drug events, adverse effects, side effects | reações adversas a medicamentos, eventos adversos a medicamentos, efeitos adversos, efeitos colaterais, reações adversas | RAM, reação ao remédio
drug interactions | Drug Interactions | outcome*1.5 | drug-drug interactions | interações medicamentosas, interação medicamentosa | interação de remédios, mixing meds
polypharmacy | Polypharmacy | outcome*1.8 | - | polifarmácia | many medications, muitos remédios, too many pills
deprescribing | Deprescriptions | procedure | deprescriptions | desprescrição | stopping medications, retirar remédios, desprescrever
potentially inappropriate medications | Potentially Inappropriate Medication List | drug-class | Beers criteria, inappropriate prescribing | medicamentos potencialmente inapropriados, critérios de Beers | -
medication adherence | Medication Adherence | outcome*1.5 | treatment adherence, medication compliance, compliance | adesão ao tratamento, adesão medicamentosa | não toma o remédio, não tomam o remédio, skipping meds, skipping doses, stopped taking, parou de tomar, forgets to take, skips his meds
pharmacovigilance | Pharmacovigilance | study*2 | drug safety monitoring | farmacovigilância | -
drug hypersensitivity | Drug Hypersensitivity | disease | drug allergy | alergia a medicamentos, hipersensibilidade a medicamentos | penicillin allergy, alergia a penicilina, alérgico a dipirona
self-medication | Self Medication | lifestyle*2 | - | automedicação | self medicating, sem receita, por conta própria
drug overdose | Drug Overdose | disease | - | overdose, superdosagem, intoxicação medicamentosa | overdosed
generic drugs | Drugs, Generic | drug-class*0.8 | - | medicamentos genéricos | remédio genérico, generic meds
clinical pharmacy | Pharmacy Service, Hospital | procedure*0.8 | pharmaceutical care | farmácia clínica, atenção farmacêutica | pharmacist, farmacêutico, farmacêutica clínica
drug prescriptions | Drug Prescriptions | outcome | drug prescribing | prescrição de medicamentos, prescrição | ~receita, ~prescription
pharmacokinetics | Pharmacokinetics | study*2 | - | farmacocinética | -
pharmacogenetics | Pharmacogenetics | study*2 | pharmacogenomics | farmacogenética, farmacogenômica | -
dietary supplements | Dietary Supplements | drug-class*0.9 | - | suplementos alimentares, suplementação, suplemento alimentar | supplements, ~suplemento
herbal medicine | Phytotherapy | drug-class*0.9 | phytotherapy, herbal remedies, medicinal plants | fitoterapia, fitoterápicos, plantas medicinais | chá medicinal, chazinho
probiotics | Probiotics | drug-class | probiotic | probióticos, probiótico | lactobacilos
polypill | - | drug | fixed-dose combination | polipílula | -
magnesium sulfate | Magnesium Sulfate | drug | - | sulfato de magnésio | MgSO4
epinephrine | Epinephrine | drug | adrenaline, epinephrine auto-injector | adrenalina, epinefrina | epipen, epi pen, adre
norepinephrine | Norepinephrine | drug | noradrenaline | noradrenalina, norepinefrina | norepi, levophed
atropine | Atropine | drug | - | atropina | -
ketamine | Ketamine | drug | - | cetamina, quetamina | -
propofol | Propofol | drug | - | propofol | -
lidocaine | Lidocaine | drug | lignocaine | lidocaína, xilocaína | xylocaine
isotretinoin | Isotretinoin | drug | - | isotretinoína | roacutan, accutane
finasteride | Finasteride | drug | - | finasterida | -
sildenafil | Sildenafil Citrate | drug | - | sildenafila | viagra
tamsulosin | Tamsulosin | drug | - | tansulosina | -
rifapentine | - | drug | - | rifapentina | -
rifampicin | Rifampin | drug | rifampin | rifampicina | -
isoniazid | Isoniazid | drug | - | isoniazida | -
moxifloxacin | Moxifloxacin | drug | - | moxifloxacino | -
artesunate | Artesunate | drug | - | artesunato | -
varenicline | Varenicline | drug | - | vareniclina | champix, chantix
nicotine replacement therapy | Tobacco Use Cessation Devices | drug | nicotine replacement, nicotine patch | terapia de reposição de nicotina, adesivo de nicotina | nicotine gum, chiclete de nicotina
lecanemab | Lecanemab | drug | - | lecanemabe | leqembi
ipilimumab | Ipilimumab | drug | - | ipilimumabe | -
immunosuppressive agents | Immunosuppressive Agents | drug-class | immunosuppressants | imunossupressores | -
TNF inhibitors | Tumor Necrosis Factor Inhibitors | drug-class | anti-TNF therapy, tumor necrosis factor inhibitors | inibidores de TNF, anti-TNF, inibidores do TNF | adalimumab, adalimumabe, infliximab, infliximabe
intravenous immunoglobulin | Immunoglobulins, Intravenous | drug | - | imunoglobulina intravenosa, imunoglobulina humana | IVIG
`;
