/** Bones, joints and spine: injuries and their treatment. */
export const orthopaedics = `
hip fracture | Hip Fractures | disease | femoral neck fracture | fratura de quadril, fratura do colo do fêmur, fratura de fêmur | broken hip
distal radius fracture | Radius Fractures | disease | wrist fracture | fratura distal do rádio, fratura do punho | broken wrist
ankle fracture | Ankle Fractures | disease | - | fratura de tornozelo | broken ankle
bone fracture | Fractures, Bone | disease*0.8 | fracture | fratura, fratura óssea, osso quebrado | broken bone
open fracture | Fractures, Open | disease | - | fratura exposta | -
ankle sprain | Ankle Injuries | disease | lateral ankle sprain | entorse de tornozelo, torção de tornozelo | twisted ankle, sprained ankle, torci o tornozelo
anterior cruciate ligament injury | Anterior Cruciate Ligament Injuries | disease | anterior cruciate ligament tear, anterior cruciate ligament rupture | lesão do ligamento cruzado anterior, ruptura do LCA | ACL, LCA
meniscal tear | Tibial Meniscus Injuries | disease | meniscus tear | lesão meniscal, lesão do menisco, ruptura do menisco | torn meniscus
rotator cuff tear | Rotator Cuff Injuries | disease | rotator cuff injury | lesão do manguito rotador, ruptura do manguito rotador | manguito
shoulder impingement syndrome | Shoulder Impingement Syndrome | disease | subacromial pain syndrome | síndrome do impacto do ombro, síndrome do impacto | -
adhesive capsulitis | Bursitis | disease | frozen shoulder | capsulite adesiva, ombro congelado | -
shoulder dislocation | Shoulder Dislocation | disease | - | luxação do ombro | dislocated shoulder
carpal tunnel syndrome | Carpal Tunnel Syndrome | disease | - | síndrome do túnel do carpo, túnel do carpo | -
lateral epicondylitis | Tennis Elbow | disease | tennis elbow, lateral elbow tendinopathy | epicondilite lateral, epicondilite, cotovelo de tenista | -
plantar fasciitis | Fasciitis, Plantar | disease | plantar heel pain | fascite plantar, fasciíte plantar | esporão de calcâneo, heel pain
Achilles tendinopathy | Tendinopathy | disease | Achilles tendon | tendinopatia do calcâneo, tendinite de Aquiles | -
tendinopathy | Tendinopathy | disease | tendinitis | tendinopatia, tendinite | -
bursitis | Bursitis | disease | - | bursite | -
low back pain | Low Back Pain | disease | lumbar pain | lombalgia, dor lombar | dor nas costas, back pain, backache, lumbago
sciatica | Sciatica | disease | lumbar radiculopathy | ciática, ciatalgia, dor ciática | lombociatalgia
herniated disc | Intervertebral Disc Displacement | disease | disc herniation, intervertebral disc herniation | hérnia de disco, hérnia discal | slipped disc
spinal stenosis | Spinal Stenosis | disease | lumbar spinal stenosis | estenose do canal vertebral, estenose lombar | -
neck pain | Neck Pain | symptom | cervical pain | cervicalgia, dor cervical, dor no pescoço | torcicolo, stiff neck
whiplash | Whiplash Injuries | disease | - | lesão em chicote | -
scoliosis | Scoliosis | disease | - | escoliose | -
knee replacement | Arthroplasty, Replacement, Knee | procedure | total knee arthroplasty | artroplastia de joelho, prótese de joelho | TKA, ATJ
hip replacement | Arthroplasty, Replacement, Hip | procedure | total hip arthroplasty | artroplastia de quadril, prótese de quadril | THA, ATQ
periprosthetic joint infection | Prosthesis-Related Infections | disease | prosthetic joint infection | infecção de prótese articular, infecção periprotética | -
osteomyelitis | Osteomyelitis | disease | - | osteomielite | -
compartment syndrome | Compartment Syndromes | disease | - | síndrome compartimental | -
arthroscopy | Arthroscopy | procedure | arthroscopic surgery | artroscopia | -
platelet-rich plasma | Platelet-Rich Plasma | procedure | - | plasma rico em plaquetas | PRP
amputation | Amputation, Surgical | procedure | limb amputation | amputação | -
bunion | Hallux Valgus | disease | hallux valgus | joanete, hálux valgo | -
clubfoot | Clubfoot | disease | - | pé torto congênito, pé torto | -
developmental dysplasia of the hip | Developmental Dysplasia of the Hip | disease | hip dysplasia | displasia do desenvolvimento do quadril, displasia do quadril | -
cast immobilization | Casts, Surgical | procedure | plaster cast, splint | imobilização gessada, gesso, tala | -
`;
