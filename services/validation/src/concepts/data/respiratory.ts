export const respiratory = `
asthma | Asthma | disease | bronchial asthma | asma, asma brônquica | asthmatic, asmático, asthma attack, crise de asma
severe asthma | - | disease*1.1 | - | asma grave | -
chronic obstructive pulmonary disease | Pulmonary Disease, Chronic Obstructive | disease | COPD | doença pulmonar obstrutiva crônica, DPOC | -
pulmonary emphysema | Pulmonary Emphysema | disease | emphysema | enfisema pulmonar, enfisema | -
chronic bronchitis | Bronchitis, Chronic | disease | - | bronquite crônica | -
acute bronchitis | Bronchitis | disease | bronchitis | bronquite, bronquite aguda | -
bronchiolitis | Bronchiolitis | disease | viral bronchiolitis | bronquiolite, bronquiolite viral aguda | -
bronchiectasis | Bronchiectasis | disease | - | bronquiectasia | -
cystic fibrosis | Cystic Fibrosis | disease | - | fibrose cística, mucoviscidose | mucoviscidosis
pneumonia | Pneumonia | disease | - | pneumonia | PNM, pt:PAC
community-acquired pneumonia | Community-Acquired Pneumonia | disease*1.1 | community acquired pneumonia | pneumonia adquirida na comunidade, pneumonia comunitária | -
ventilator-associated pneumonia | Pneumonia, Ventilator-Associated | disease*1.1 | - | pneumonia associada à ventilação mecânica | PAV, VAP, PAVM
aspiration pneumonia | Pneumonia, Aspiration | disease*1.1 | - | pneumonia aspirativa, pneumonia por aspiração | broncoaspiração
pulmonary embolism | Pulmonary Embolism | disease | - | embolia pulmonar, tromboembolismo pulmonar | TEP, en:PE
venous thromboembolism | Venous Thromboembolism | disease | - | tromboembolismo venoso | TEV, VTE
pulmonary hypertension | Hypertension, Pulmonary | disease | pulmonary arterial hypertension | hipertensão pulmonar, hipertensão arterial pulmonar | -
pulmonary fibrosis | Pulmonary Fibrosis | disease | idiopathic pulmonary fibrosis | fibrose pulmonar | IPF
interstitial lung disease | Lung Diseases, Interstitial | disease | - | doença pulmonar intersticial | ILD
pneumothorax | Pneumothorax | disease | collapsed lung | pneumotórax | -
pleural effusion | Pleural Effusion | disease | - | derrame pleural | water on the lungs, água na pleura
pulmonary edema | Pulmonary Edema | disease | - | edema pulmonar, edema agudo de pulmão | EAP, fluid in the lungs, água no pulmão
silicosis | Silicosis | disease | - | silicose | -
sarcoidosis | Sarcoidosis | disease | - | sarcoidose | -
respiratory failure | Respiratory Insufficiency | disease | respiratory insufficiency | insuficiência respiratória | -
acute respiratory distress syndrome | Respiratory Distress Syndrome | disease | ARDS | síndrome do desconforto respiratório agudo, SDRA | SARA
hypoxemia | Hypoxia | disease*0.9 | hypoxia, low oxygen saturation | hipoxemia, hipóxia, saturação baixa | low oxygen, low sats, low saturation, dessaturando, desaturating
obstructive sleep apnea | Sleep Apnea, Obstructive | disease | sleep apnea, obstructive sleep apnoea, sleep-disordered breathing | apneia obstrutiva do sono, apneia do sono | OSA, SAOS, AOS, sleep apnoea, apnéia
snoring | Snoring | symptom | - | ronco, roncos | roncar, roncando
continuous positive airway pressure | Continuous Positive Airway Pressure | device | CPAP | pressão positiva contínua nas vias aéreas | -
noninvasive ventilation | Noninvasive Ventilation | procedure | non-invasive ventilation, bilevel positive airway pressure | ventilação não invasiva | VNI, NIV, bipap
mechanical ventilation | Respiration, Artificial | procedure | artificial respiration, invasive mechanical ventilation, ventilator | ventilação mecânica, respiração artificial, ventilação mecânica invasiva, respirador | respirador mecânico, ventilado mecanicamente, on the vent, VM
lung-protective ventilation | Tidal Volume | procedure*1.1 | low tidal volume, protective ventilation, low tidal volume ventilation | ventilação protetora, volume corrente baixo | -
prone position | Prone Position | procedure | prone positioning | posição prona, pronação | proning, pronado, pronar, prona
high-flow nasal oxygen | Oxygen Inhalation Therapy | procedure | high-flow nasal cannula | cânula nasal de alto fluxo, cateter nasal de alto fluxo, oxigênio nasal de alto fluxo | HFNC, CNAF
oxygen therapy | Oxygen Inhalation Therapy | procedure*0.9 | oxygen inhalation therapy, supplemental oxygen | oxigenoterapia, oxigênio suplementar | -
extracorporeal membrane oxygenation | Extracorporeal Membrane Oxygenation | procedure | ECMO | oxigenação por membrana extracorpórea | -
spirometry | Spirometry | test | lung function test | espirometria, prova de função pulmonar | pulmonary function test
bronchoscopy | Bronchoscopy | procedure | - | broncoscopia | -
inhalers | Nebulizers and Vaporizers | device | metered dose inhalers | inaladores, inalador | bombinha, bombinhas, nebulizer, nebulização, puffer
pulmonary rehabilitation | - | procedure | - | reabilitação pulmonar | -
chest physiotherapy | - | procedure*0.9 | respiratory physiotherapy, airway clearance | fisioterapia respiratória, higiene brônquica | -
tracheostomy | Tracheostomy | procedure | - | traqueostomia | traqueo, trach
`;
