/** Skin, hair and nails. */
export const dermatology = `
atopic dermatitis | Dermatitis, Atopic | disease | atopic eczema, eczema | dermatite atópica, eczema atópico, eczema | -
contact dermatitis | Dermatitis, Contact | disease | allergic contact dermatitis | dermatite de contato | -
seborrheic dermatitis | Dermatitis, Seborrheic | disease | dandruff | dermatite seborreica, caspa | -
psoriasis | Psoriasis | disease | plaque psoriasis | psoríase | -
acne vulgaris | Acne Vulgaris | disease | acne | acne, acne vulgar | espinhas, pimples, zits
rosacea | Rosacea | disease | - | rosácea | -
urticaria | Urticaria | disease | chronic spontaneous urticaria, hives | urticária, urticária crônica | -
angioedema | Angioedema | disease | - | angioedema | -
vitiligo | Vitiligo | disease | - | vitiligo | -
alopecia areata | Alopecia Areata | disease | - | alopecia areata | -
androgenetic alopecia | Alopecia | disease | pattern hair loss, hair loss | alopecia androgenética, calvície, queda de cabelo | -
hidradenitis suppurativa | Hidradenitis Suppurativa | disease | acne inversa | hidradenite supurativa | -
melasma | Melanosis | disease | - | melasma | manchas no rosto
basal cell carcinoma | Carcinoma, Basal Cell | disease | - | carcinoma basocelular | -
cutaneous squamous cell carcinoma | Carcinoma, Squamous Cell | disease | - | carcinoma espinocelular, carcinoma de células escamosas da pele | CEC
actinic keratosis | Keratosis, Actinic | disease | - | ceratose actínica, queratose actínica | -
sunscreen | Sunscreening Agents | lifestyle | sun protection, photoprotection | protetor solar, filtro solar, fotoproteção | sunblock
cellulitis | Cellulitis | disease | skin infection, erysipelas | celulite infecciosa, erisipela, infecção de pele | ~celulite
impetigo | Impetigo | disease | - | impetigo | -
scabies | Scabies | disease | - | escabiose, sarna | -
head lice | Lice Infestations | disease | pediculosis | pediculose, piolho, piolhos | lice
dermatophytosis | Tinea | disease | tinea, ringworm | dermatofitose, micose de pele, micose | frieira
onychomycosis | Onychomycosis | disease | nail fungus | onicomicose, micose de unha | -
warts | Warts | disease | common warts | verruga, verrugas | -
molluscum contagiosum | Molluscum Contagiosum | disease | - | molusco contagioso | -
pemphigus | Pemphigus | disease | pemphigus vulgaris | pênfigo | -
Stevens-Johnson syndrome | Stevens-Johnson Syndrome | disease | toxic epidermal necrolysis | síndrome de Stevens-Johnson, necrólise epidérmica tóxica | -
drug eruption | Drug Eruptions | disease | drug rash | farmacodermia, reação cutânea a medicamento | -
pruritus | Pruritus | symptom | itch, itching | prurido, coceira | -
rash | Exanthema | symptom | exanthem, skin rash | exantema, erupção cutânea, lesões de pele | ~manchas na pele
cutaneous leishmaniasis | Leishmaniasis, Cutaneous | disease | - | leishmaniose cutânea, leishmaniose tegumentar | -
hyperhidrosis | Hyperhidrosis | disease | excessive sweating | hiperidrose, suor excessivo | -
topical corticosteroids | Glucocorticoids | drug-class | topical steroids | corticoide tópico, corticosteroides tópicos | -
dermal fillers | Dermal Fillers | procedure | filler injection | preenchimento facial, preenchedor dérmico | -
burns | Burns | disease | burn injury, thermal injury | queimadura, queimaduras | -
`;
