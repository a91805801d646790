/** Teeth, gums, mouth and jaw. */
export const dentistry = `
dental caries | Dental Caries | disease | tooth decay, caries | cárie dentária, cárie, cáries | cavities, cavity
early childhood caries | Dental Caries | disease | - | cárie na primeira infância, cárie de mamadeira | -
periodontitis | Periodontitis | disease | periodontal disease, gum disease | periodontite, doença periodontal | -
gingivitis | Gingivitis | disease | bleeding gums | gengivite, gengiva sangrando, sangramento gengival | -
fluoride | Fluorides | drug | fluoride toothpaste, fluoride varnish, water fluoridation | flúor, fluoreto, verniz fluoretado, pasta com flúor | fluoretação
dental sealants | Pit and Fissure Sealants | procedure | pit and fissure sealants | selante dentário, selantes | -
toothbrushing | Toothbrushing | lifestyle | oral hygiene, dental floss | escovação dentária, higiene bucal, higiene oral, fio dental | escovar os dentes
dental plaque | Dental Plaque | disease | dental biofilm | placa bacteriana, biofilme dental, placa dentária | tártaro, tartar
chlorhexidine mouthwash | Chlorhexidine | drug | chlorhexidine | clorexidina, enxaguante com clorexidina | -
dental implants | Dental Implants | device | dental implant | implante dentário, implantes dentários | -
peri-implantitis | Peri-Implantitis | disease | - | peri-implantite, periimplantite | -
root canal treatment | Root Canal Therapy | procedure | endodontic treatment, pulpectomy | tratamento de canal, endodontia, tratamento endodôntico | canal no dente
pulpitis | Pulpitis | disease | toothache | pulpite, dor de dente | -
tooth extraction | Tooth Extraction | procedure | dental extraction | extração dentária, exodontia | arrancar o dente
third molar surgery | Molar, Third | procedure | wisdom tooth extraction, impacted third molar | extração do terceiro molar, dente do siso, siso | wisdom teeth
alveolar osteitis | Dry Socket | disease | dry socket | alveolite | -
dental anesthesia | Anesthesia, Dental | procedure | local dental anesthesia, articaine | anestesia odontológica, anestesia local odontológica | -
malocclusion | Malocclusion | disease | - | má oclusão, maloclusão, mordida cruzada, mordida aberta | -
orthodontic appliances | Orthodontic Appliances | device | orthodontic treatment, clear aligners | aparelho ortodôntico, ortodontia, alinhadores transparentes | -
bruxism | Bruxism | disease | sleep bruxism, teeth grinding | bruxismo, ranger os dentes | -
temporomandibular disorders | Temporomandibular Joint Disorders | disease | temporomandibular joint dysfunction | disfunção temporomandibular, dor na ATM | TMD, DTM, ATM
occlusal splint | Occlusal Splints | device | night guard | placa oclusal, placa de mordida, placa miorrelaxante | -
dentin hypersensitivity | Dentin Sensitivity | disease | sensitive teeth | hipersensibilidade dentinária, dente sensível, sensibilidade dentária | -
tooth whitening | Tooth Bleaching | procedure | tooth bleaching | clareamento dental, clareamento dentário | -
molar incisor hypomineralization | Molar Hypomineralization | disease | - | hipomineralização molar-incisivo | HMI
dental erosion | Tooth Erosion | disease | enamel erosion | erosão dentária | -
edentulism | Mouth, Edentulous | disease | tooth loss, complete denture | edentulismo, perda dentária, dentadura, prótese total | -
dental trauma | Tooth Injuries | disease | tooth avulsion | traumatismo dentário, avulsão dentária, dente quebrado | knocked-out tooth, broken tooth
oral leukoplakia | Leukoplakia, Oral | disease | - | leucoplasia oral | -
aphthous stomatitis | Stomatitis, Aphthous | disease | canker sores | estomatite aftosa, afta, aftas | -
oral candidiasis | Candidiasis, Oral | disease | oral thrush | candidíase oral, sapinho | -
xerostomia | Xerostomia | symptom | dry mouth | xerostomia, boca seca | -
halitosis | Halitosis | symptom | bad breath | halitose, mau hálito | -
medication-related osteonecrosis of the jaw | Bisphosphonate-Associated Osteonecrosis of the Jaw | disease | osteonecrosis of the jaw | osteonecrose dos maxilares | MRONJ
antibiotic prophylaxis in dentistry | Antibiotic Prophylaxis | procedure | - | profilaxia antibiótica em odontologia, profilaxia antibiótica odontológica | -
cleft lip and palate | Cleft Lip | disease | cleft palate | fissura labiopalatina, lábio leporino, fenda palatina, fissura palatina | -
silver diamine fluoride | - | drug | - | diamino fluoreto de prata | SDF
composite resin restoration | Composite Resins | procedure | dental restoration, tooth-colored filling | restauração de resina, restauração dentária, resina composta | obturação, amalgam
dental anxiety | Dental Anxiety | disease | dental fear | medo de dentista, ansiedade odontológica | -
`;
