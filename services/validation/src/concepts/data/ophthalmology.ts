/** Eyes. */
export const ophthalmology = `
cataract | Cataract | disease | cataract surgery, phacoemulsification | catarata, cirurgia de catarata | -
glaucoma | Glaucoma | disease | open-angle glaucoma | glaucoma | -
intraocular pressure | Intraocular Pressure | test | - | pressão intraocular, pressão do olho | PIO
age-related macular degeneration | Macular Degeneration | disease | macular degeneration | degeneração macular relacionada à idade, degeneração macular | AMD, DMRI
retinal detachment | Retinal Detachment | disease | - | descolamento de retina | -
myopia | Myopia | disease | nearsightedness | miopia | -
refractive errors | Refractive Errors | disease | hyperopia, astigmatism | erros de refração, hipermetropia, astigmatismo | -
presbyopia | Presbyopia | disease | - | presbiopia, vista cansada | -
dry eye disease | Dry Eye Syndromes | disease | dry eye | olho seco, síndrome do olho seco | -
conjunctivitis | Conjunctivitis | disease | pink eye, allergic conjunctivitis | conjuntivite | -
keratitis | Keratitis | disease | microbial keratitis, corneal ulcer | ceratite, úlcera de córnea | -
keratoconus | Keratoconus | disease | - | ceratocone | -
uveitis | Uveitis | disease | - | uveíte | -
optic neuritis | Optic Neuritis | disease | - | neurite óptica | -
retinopathy of prematurity | Retinopathy of Prematurity | disease | - | retinopatia da prematuridade | ROP
amblyopia | Amblyopia | disease | lazy eye | ambliopia, olho preguiçoso | -
strabismus | Strabismus | disease | - | estrabismo | -
corneal transplantation | Corneal Transplantation | procedure | keratoplasty | transplante de córnea, ceratoplastia | -
blindness | Blindness | disease | visual impairment, low vision | cegueira, deficiência visual, baixa visão | -
anti-VEGF therapy | Angiogenesis Inhibitors | drug-class | intravitreal injection, anti-vascular endothelial growth factor | anti-VEGF, injeção intravítrea | -
red eye | - | symptom | - | olho vermelho | -
contact lenses | Contact Lenses | device | - | lentes de contato, lente de contato | -
retinal vein occlusion | Retinal Vein Occlusion | disease | retinal artery occlusion | oclusão da veia central da retina, oclusão venosa retiniana | -
blepharitis | Blepharitis | disease | chalazion, hordeolum | blefarite, calázio, hordéolo, terçol | stye
screen time and vision | - | lifestyle*0.6 | digital eye strain | fadiga visual digital | eye strain
`;
