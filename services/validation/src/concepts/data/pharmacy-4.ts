/** Drugs of the mind, the nerves and cancer, and what concerns all drugs. */
export const pharmacy4 = `
antidepressants | Antidepressive Agents | drug-class*1.1 | antidepressive agents | antidepressivos | -
SSRIs | Selective Serotonin Reuptake Inhibitors | drug-class*1.2 | selective serotonin reuptake inhibitors, SSRI | inibidores seletivos da recaptação de serotonina, ISRS | -
tricyclic antidepressants | Antidepressive Agents, Tricyclic | drug-class | - | antidepressivos tricíclicos | -
antipsychotics | Antipsychotic Agents | drug-class | antipsychotic agents, neuroleptics | antipsicóticos, neurolépticos | -
benzodiazepines | Benzodiazepines | drug-class*1.1 | - | benzodiazepínicos, benzodiazepinas | benzos, BZD, tarja preta
anticonvulsants | Anticonvulsants | drug-class | antiepileptic drugs, antiseizure medication | anticonvulsivantes, antiepilépticos | -
gabapentinoids | - | drug-class | - | gabapentinoides | -
sedatives | Hypnotics and Sedatives | drug-class*0.9 | hypnotics | sedativos, hipnóticos | sleeping pills, sleeping pill, remédio para dormir, remédio pra dormir
fluoxetine | Fluoxetine | drug | - | fluoxetina | prozac
sertraline | Sertraline | drug | - | sertralina | zoloft
escitalopram | Escitalopram | drug | - | escitalopram | lexapro
citalopram | Citalopram | drug | - | citalopram | -
paroxetine | Paroxetine | drug | - | paroxetina | -
venlafaxine | Venlafaxine Hydrochloride | drug | - | venlafaxina | effexor
duloxetine | Duloxetine Hydrochloride | drug | - | duloxetina | cymbalta
amitriptyline | Amitriptyline | drug | - | amitriptilina | -
bupropion | Bupropion | drug | - | bupropiona | wellbutrin
mirtazapine | Mirtazapine | drug | - | mirtazapina | -
trazodone | Trazodone | drug | - | trazodona | -
esketamine | Esketamine | drug | - | escetamina | spravato
lithium | Lithium | drug | lithium carbonate | carbonato de lítio, lítio | carbolitium
clonazepam | Clonazepam | drug | - | clonazepam | rivotril
diazepam | Diazepam | drug | - | diazepam | valium
alprazolam | Alprazolam | drug | - | alprazolam | xanax
midazolam | Midazolam | drug | - | midazolam | dormonid
zolpidem | Zolpidem | drug | - | zolpidem | ambien, stilnox
haloperidol | Haloperidol | drug | - | haloperidol | haldol
risperidone | Risperidone | drug | - | risperidona | -
quetiapine | Quetiapine Fumarate | drug | - | quetiapina | seroquel
olanzapine | Olanzapine | drug | - | olanzapina | zyprexa
clozapine | Clozapine | drug | - | clozapina | -
aripiprazole | Aripiprazole | drug | - | aripiprazol | abilify
methylphenidate | Methylphenidate | drug | - | metilfenidato | ritalina, ritalin, concerta
lisdexamfetamine | Lisdexamfetamine Dimesylate | drug | - | lisdexanfetamina | venvanse, vyvanse
valproic acid | Valproic Acid | drug | valproate | ácido valproico, valproato | depakene, depakote
carbamazepine | Carbamazepine | drug | - | carbamazepina | tegretol
phenytoin | Phenytoin | drug | - | fenitoína | hidantal
phenobarbital | Phenobarbital | drug | - | fenobarbital | gardenal
levetiracetam | Levetiracetam | drug | - | levetiracetam | keppra
lamotrigine | Lamotrigine | drug | - | lamotrigina | -
topiramate | Topiramate | drug | - | topiramato | topamax
pregabalin | Pregabalin | drug | - | pregabalina | lyrica
gabapentin | Gabapentin | drug | - | gabapentina | neurontin
levodopa | Levodopa | drug | - | levodopa | prolopa, sinemet
donepezil | Donepezil | drug | - | donepezila | aricept
memantine | Memantine | drug | - | memantina | -
triptans | Tryptamines | drug-class | - | triptanos, triptanas | sumatriptan, sumatriptana
cannabidiol | Cannabidiol | drug | - | canabidiol | CBD, óleo de cannabis, cannabis oil, cannabis medicinal, medical cannabis
botulinum toxin | Botulinum Toxins | drug | botulinum toxins, onabotulinumtoxinA | toxina botulínica | botox
tamoxifen | Tamoxifen | drug | - | tamoxifeno | -
trastuzumab | Trastuzumab | drug | - | trastuzumabe | herceptin
pembrolizumab | - | drug | - | pembrolizumabe | keytruda
imatinib | Imatinib Mesylate | drug | - | imatinibe | glivec, gleevec
monoclonal antibodies | Antibodies, Monoclonal | drug-class | - | anticorpos monoclonais | -
`;
