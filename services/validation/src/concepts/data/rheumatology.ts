/** Joints, connective tissue, bone metabolism. */
export const rheumatology = `
rheumatoid arthritis | Arthritis, Rheumatoid | disease | - | artrite reumatoide | reumatismo no sangue
osteoarthritis | Osteoarthritis | disease | degenerative joint disease | osteoartrite, artrose | -
knee osteoarthritis | Osteoarthritis, Knee | disease | osteoarthritis of the knee | osteoartrite de joelho, artrose de joelho, artrose no joelho | gonartrose
hip osteoarthritis | Osteoarthritis, Hip | disease | osteoarthritis of the hip | osteoartrite de quadril, artrose de quadril | coxartrose
gout | Gout | disease | gouty arthritis, acute gout | gota, artrite gotosa | crise de gota
hyperuricemia | Hyperuricemia | disease | high uric acid | hiperuricemia, ácido úrico alto | ácido úrico
systemic lupus erythematosus | Lupus Erythematosus, Systemic | disease | lupus | lúpus eritematoso sistêmico, lúpus | SLE
Sjogren syndrome | Sjogren's Syndrome | disease | Sjögren syndrome, Sjogren's syndrome | síndrome de Sjögren | -
systemic sclerosis | Scleroderma, Systemic | disease | scleroderma | esclerose sistêmica, esclerodermia | -
polymyalgia rheumatica | Polymyalgia Rheumatica | disease | - | polimialgia reumática | PMR
giant cell arteritis | Giant Cell Arteritis | disease | temporal arteritis | arterite de células gigantes, arterite temporal | -
IgA vasculitis | IgA Vasculitis | disease | Henoch-Schonlein purpura | vasculite por IgA, púrpura de Henoch-Schönlein | HSP
vasculitis | Vasculitis | disease | ANCA-associated vasculitis | vasculite, vasculite associada ao ANCA | -
ankylosing spondylitis | Spondylitis, Ankylosing | disease | axial spondyloarthritis | espondilite anquilosante, espondiloartrite axial | -
psoriatic arthritis | Arthritis, Psoriatic | disease | - | artrite psoriásica | -
fibromyalgia | Fibromyalgia | disease | - | fibromialgia | fibro
osteopenia | Bone Diseases, Metabolic | disease | - | osteopenia | -
fragility fracture | Osteoporotic Fractures | disease | osteoporotic fracture, vertebral fracture | fratura por fragilidade, fratura osteoporótica, fratura vertebral | -
disease-modifying antirheumatic drugs | Antirheumatic Agents | drug-class | - | medicamentos modificadores do curso da doença, antirreumáticos | DMARD, DMARDs, MMCD
Janus kinase inhibitors | Janus Kinase Inhibitors | drug-class | JAK inhibitors | inibidores da JAK, inibidores de JAK | -
juvenile idiopathic arthritis | Arthritis, Juvenile | disease | - | artrite idiopática juvenil | -
Behcet syndrome | Behcet Syndrome | disease | Behçet disease | doença de Behçet | -
reactive arthritis | Arthritis, Reactive | disease | - | artrite reativa | -
septic arthritis | Arthritis, Infectious | disease | - | artrite séptica | -
myositis | Myositis | disease | polymyositis | miosite, polimiosite | -
joint pain | Arthralgia | symptom | arthralgia | artralgia, dor articular, dor nas articulações | dor nas juntas, achy joints, joints hurt
intra-articular injection | Injections, Intra-Articular | procedure | hyaluronic acid injection, corticosteroid injection | infiltração articular, injeção intra-articular, infiltração com corticoide | -
`;
