export const neurology = `
stroke | Stroke | disease | cerebrovascular accident | AVC, acidente vascular cerebral, derrame cerebral, acidente vascular encefálico | AVE, en:CVA, ~derrame, ~strokes
ischemic stroke | Ischemic Stroke | disease*1.1 | acute ischemic stroke | AVC isquêmico, acidente vascular cerebral isquêmico | AVCi, AVEi
hemorrhagic stroke | Hemorrhagic Stroke | disease*1.1 | intracerebral hemorrhage | AVC hemorrágico, hemorragia intracerebral | AVCh, brain bleed, sangramento no cérebro
transient ischemic attack | Ischemic Attack, Transient | disease | mini-stroke | ataque isquêmico transitório | en:TIA, AIT, mini stroke
subarachnoid hemorrhage | Subarachnoid Hemorrhage | disease | - | hemorragia subaracnóidea | HSA
cerebral aneurysm | Intracranial Aneurysm | disease | intracranial aneurysm, brain aneurysm | aneurisma cerebral | -
thrombolytic therapy | Thrombolytic Therapy | procedure | thrombolysis | trombólise, terapia trombolítica | trombolítico, trombolisar, clot buster, clot-busting
mechanical thrombectomy | Thrombectomy | procedure | thrombectomy, endovascular thrombectomy | trombectomia mecânica, trombectomia | -
stroke rehabilitation | Stroke Rehabilitation | procedure*1.1 | constraint-induced movement therapy | reabilitação do AVC, reabilitação pós-AVC, reabilitação após acidente vascular cerebral | reabilitação de avc, after a stroke, pós avc, depois do AVC, após AVC
aphasia | Aphasia | disease | post-stroke aphasia | afasia | -
migraine | Migraine Disorders | disease | migraine disorders | enxaqueca | migraines, chronic migraine, enxaqueca crônica
tension-type headache | Tension-Type Headache | disease | tension headache | cefaleia tensional, dor de cabeça tensional | -
cluster headache | Cluster Headache | disease | - | cefaleia em salvas | -
headache | Headache | symptom*1.2 | headache disorders | cefaleia, dor de cabeça | dores de cabeça, head ache, head hurts
epilepsy | Epilepsy | disease | - | epilepsia | epileptic, epiléptico
seizures | Seizures | disease*0.9 | convulsions | convulsões, crises epilépticas | convulsionando, convulsionou, crise convulsiva
status epilepticus | Status Epilepticus | disease*1.1 | - | estado de mal epiléptico, status epilepticus | -
febrile seizures | Seizures, Febrile | disease*1.1 | febrile convulsions | convulsão febril, crise febril | -
Parkinson disease | Parkinson Disease | disease | - | doença de Parkinson, Parkinson | parkinsons
movement disorders | Movement Disorders | disease*0.9 | - | distúrbios do movimento | -
essential tremor | Essential Tremor | disease | - | tremor essencial | -
tremor | Tremor | symptom | - | tremor, tremores | shaky hands
dementia | Dementia | disease | - | demência | senile, demente senil, caduquice, esclerosado
Alzheimer disease | Alzheimer Disease | disease*1.1 | Alzheimer's disease | doença de Alzheimer, Alzheimer, mal de Alzheimer | alzheimers
vascular dementia | Dementia, Vascular | disease*1.1 | - | demência vascular | -
frontotemporal dementia | Frontotemporal Dementia | disease*1.1 | - | demência frontotemporal | -
mild cognitive impairment | Cognitive Dysfunction | disease | cognitive impairment | comprometimento cognitivo leve | CCL, MCI
cognitive decline | Cognitive Dysfunction | disease*0.9 | cognitive dysfunction | declínio cognitivo, disfunção cognitiva | forgetfulness
amyloid | Amyloid | test*0.9 | amyloid beta | amiloide, beta-amiloide | -
cognitive training | Cognitive Training | procedure*0.9 | - | treino cognitivo, estimulação cognitiva | -
multiple sclerosis | Multiple Sclerosis | disease | - | esclerose múltipla | en:MS
amyotrophic lateral sclerosis | Amyotrophic Lateral Sclerosis | disease | motor neuron disease | esclerose lateral amiotrófica | ALS, ELA
Guillain-Barré syndrome | Guillain-Barre Syndrome | disease | - | síndrome de Guillain-Barré, Guillain-Barré | -
myasthenia gravis | Myasthenia Gravis | disease | - | miastenia gravis | miastenia
Huntington disease | Huntington Disease | disease | - | doença de Huntington | -
muscular dystrophy | Muscular Dystrophies | disease | - | distrofia muscular | duchenne
peripheral neuropathy | Peripheral Nervous System Diseases | disease | polyneuropathy | neuropatia periférica, polineuropatia | formigamento nos pés, tingling feet, numb feet
neuropathic pain | Neuralgia | disease | neuralgia | dor neuropática, neuralgia | nerve pain, dor nos nervos
trigeminal neuralgia | Trigeminal Neuralgia | disease*1.1 | - | neuralgia do trigêmeo | -
Bell palsy | Bell Palsy | disease | facial paralysis, facial palsy | paralisia facial, paralisia de Bell | -
restless legs syndrome | Restless Legs Syndrome | disease | - | síndrome das pernas inquietas, pernas inquietas | restless legs, RLS
insomnia | Sleep Initiation and Maintenance Disorders | disease | sleep initiation and maintenance disorders | insônia | can't sleep, cant sleep, trouble sleeping, não consigo dormir, dificuldade para dormir, insone
cognitive behavioral therapy for insomnia | Cognitive Behavioral Therapy | procedure*1.1 | CBT-I | terapia cognitivo-comportamental para insônia, TCC-I | cbti
narcolepsy | Narcolepsy | disease | - | narcolepsia | -
sleep | Sleep | lifestyle*1.6 | sleep duration, sleep quality, sleep deprivation, short sleep | sono, qualidade do sono, duração do sono, privação de sono, dormir pouco | ~dormir, ~sleeping, sleep deprived, not sleeping
traumatic brain injury | Brain Injuries, Traumatic | disease | head injury | traumatismo cranioencefálico, trauma craniano | TCE, TBI
concussion | Brain Concussion | disease | brain concussion, mild traumatic brain injury | concussão, concussão cerebral | hit his head
spinal cord injury | Spinal Cord Injuries | disease | paraplegia, tetraplegia | lesão medular, trauma raquimedular, paraplegia, tetraplegia | TRM, paraplégico, tetraplégico
cerebral palsy | Cerebral Palsy | disease | - | paralisia cerebral | -
hydrocephalus | Hydrocephalus | disease | - | hidrocefalia | -
encephalitis | Encephalitis | disease | - | encefalite | -
brain death | Brain Death | disease | - | morte encefálica, morte cerebral | -
electroencephalography | Electroencephalography | test | electroencephalogram, EEG | eletroencefalograma | -
neuroimaging | Neuroimaging | test*0.9 | brain imaging | neuroimagem | brain mri, brain scan
deep brain stimulation | Deep Brain Stimulation | procedure | - | estimulação cerebral profunda | -
neuromodulation | - | procedure*0.9 | transcranial magnetic stimulation | estimulação magnética transcraniana, neuromodulação | TMS, EMT
`;
