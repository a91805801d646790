/** Drugs against pain, inflammation, germs and allergy, and their classes. */
export const pharmacy3 = `
analgesics | Analgesics | drug-class*0.9 | painkillers | analgésicos, analgésico | painkiller, remédio para dor, remédio de dor, pain meds, pain killers
opioid analgesics | Analgesics, Opioid | drug-class*1.2 | opioids, opiates | opioides, analgésicos opioides, opiáceos | -
nonsteroidal anti-inflammatory drugs | Anti-Inflammatory Agents, Non-Steroidal | drug-class*1.1 | NSAIDs, non-steroidal anti-inflammatory drugs | anti-inflamatórios não esteroidais, anti-inflamatórios | AINE, AINEs, NSAID, anti inflammatories, anti-inflamatórios não esteroides
corticosteroids | Adrenal Cortex Hormones | drug-class*1.1 | glucocorticoids, systemic corticosteroids | corticoides, corticosteroides, glicocorticoides | steroids, cortisone, cortisona, esteroides
paracetamol | Acetaminophen | drug | acetaminophen | paracetamol, acetaminofeno | tylenol, panadol
dipyrone | Dipyrone | drug | metamizole | dipirona, metamizol | novalgina, dorflex
ibuprofen | Ibuprofen | drug | - | ibuprofeno | advil, alivium, motrin
diclofenac | Diclofenac | drug | - | diclofenaco | voltaren, cataflam
naproxen | Naproxen | drug | - | naproxeno | flanax, aleve
ketorolac | Ketorolac | drug | - | cetorolaco | toragesic, toradol
ketoprofen | Ketoprofen | drug | - | cetoprofeno | profenid
nimesulide | - | drug | - | nimesulida | nisulid
celecoxib | Celecoxib | drug | - | celecoxibe | celebra, celebrex
morphine | Morphine | drug | - | morfina | dimorf
tramadol | Tramadol | drug | - | tramadol | tramal
codeine | Codeine | drug | - | codeína | -
oxycodone | Oxycodone | drug | - | oxicodona | oxycontin
fentanyl | Fentanyl | drug | - | fentanil, fentanila | -
methadone | Methadone | drug | - | metadona | -
buprenorphine | Buprenorphine | drug | - | buprenorfina | suboxone
naloxone | Naloxone | drug | - | naloxona | narcan
dexamethasone | Dexamethasone | drug | - | dexametasona | decadron
prednisone | Prednisone | drug | - | prednisona | meticorten
prednisolone | Prednisolone | drug | - | prednisolona | predsim
methotrexate | Methotrexate | drug | - | metotrexato | MTX
hydroxychloroquine | Hydroxychloroquine | drug | - | hidroxicloroquina | plaquenil, reuquinol
ivermectin | Ivermectin | drug | - | ivermectina | -
colchicine | Colchicine | drug | - | colchicina | -
allopurinol | Allopurinol | drug | - | alopurinol | zyloric
antihistamines | Histamine Antagonists | drug-class | - | anti-histamínicos, antialérgicos | antiallergic
loratadine | Loratadine | drug | - | loratadina | claritin
antibiotics | Anti-Bacterial Agents | drug-class*1.2 | antibacterial agents, anti-bacterial agents | antibióticos, antibiótico, antibacterianos | atb, abx, antimicrobials, antimicrobianos
antiviral agents | Antiviral Agents | drug-class | antivirals | antivirais | -
antifungal agents | Antifungal Agents | drug-class | antifungals | antifúngicos | -
penicillin | Penicillins | drug | penicillins | penicilina | -
benzathine penicillin | Penicillin G Benzathine | drug*1.1 | penicillin G benzathine | penicilina benzatina | benzetacil
amoxicillin | Amoxicillin | drug | - | amoxicilina | amoxil, amoxi
amoxicillin-clavulanate | Amoxicillin-Potassium Clavulanate Combination | drug | amoxicillin clavulanate, co-amoxiclav | amoxicilina com clavulanato, amoxicilina-clavulanato | clavulin, augmentin
azithromycin | Azithromycin | drug | - | azitromicina | azitro, zithromax
ciprofloxacin | Ciprofloxacin | drug | - | ciprofloxacino | cipro
levofloxacin | Levofloxacin | drug | - | levofloxacino | -
cephalosporins | Cephalosporins | drug-class | - | cefalosporinas | -
ceftriaxone | Ceftriaxone | drug | - | ceftriaxona | rocefin
cephalexin | Cephalexin | drug | cefalexin | cefalexina | keflex
doxycycline | Doxycycline | drug | - | doxiciclina | -
gentamicin | Gentamicins | drug | - | gentamicina | -
vancomycin | Vancomycin | drug | - | vancomicina | vanco
meropenem | Meropenem | drug | - | meropeném | -
piperacillin-tazobactam | Piperacillin, Tazobactam Drug Combination | drug | piperacillin tazobactam | piperacilina-tazobactam, piperacilina com tazobactam | tazocin, pip-tazo
metronidazole | Metronidazole | drug | - | metronidazol | flagyl
trimethoprim-sulfamethoxazole | Trimethoprim, Sulfamethoxazole Drug Combination | drug | co-trimoxazole | sulfametoxazol-trimetoprima, cotrimoxazol | bactrim, sulfametoxazol
nitrofurantoin | Nitrofurantoin | drug | - | nitrofurantoína | macrodantina
fluconazole | Fluconazole | drug | - | fluconazol | -
aciclovir | Acyclovir | drug | acyclovir | aciclovir | zovirax
oseltamivir | Oseltamivir | drug | - | oseltamivir | tamiflu
remdesivir | - | drug | - | remdesivir | -
nirmatrelvir-ritonavir | - | drug | nirmatrelvir ritonavir, nirmatrelvir | nirmatrelvir-ritonavir, nirmatrelvir com ritonavir | paxlovid
antiretroviral therapy | Antiretroviral Therapy, Highly Active | drug-class*1.2 | antiretroviral agents, antiretrovirals | terapia antirretroviral, antirretrovirais | TARV, HAART, hiv meds
`;
