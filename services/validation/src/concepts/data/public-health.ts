/** Public health, prevention, health systems. */
export const publicHealth = `
smoking cessation | Smoking Cessation | lifestyle*1.4 | quit smoking | cessação do tabagismo, parar de fumar | stop smoking, largar o cigarro
smoking | Smoking | lifestyle*1.3 | tobacco use, cigarette smoking | tabagismo, fumo, cigarro | smoker, fumante, smokes
electronic cigarettes | Electronic Nicotine Delivery Systems | lifestyle*1.3 | e-cigarettes, vaping | cigarro eletrônico, cigarros eletrônicos, vape | vapes
alcohol consumption | Alcohol Drinking | lifestyle*1.2 | alcohol drinking, binge drinking | consumo de álcool, bebida alcoólica, álcool | booze, bebedeira, level of alcohol, amount of alcohol, alcohol intake
alcohol withdrawal | Alcohol Withdrawal Delirium | disease | delirium tremens | abstinência alcoólica, síndrome de abstinência alcoólica | DTs
harm reduction | Harm Reduction | procedure | - | redução de danos | -
air pollution | Air Pollution | outcome | particulate matter | poluição do ar, material particulado | -
climate change and health | Climate Change | outcome | heat waves | mudanças climáticas e saúde, ondas de calor ambientais | mudanças climáticas, climate change
social determinants of health | Social Determinants of Health | outcome | health inequalities, health equity | determinantes sociais da saúde, desigualdades em saúde, equidade em saúde | -
primary health care | Primary Health Care | procedure | primary care, family medicine | atenção primária à saúde, atenção básica, medicina de família | APS, UBS, ESF
universal health coverage | Universal Health Insurance | outcome | health system | cobertura universal de saúde, Sistema Único de Saúde | SUS
health literacy | Health Literacy | outcome | - | letramento em saúde | -
misinformation | Misinformation | outcome | health misinformation, fake news | desinformação, desinformação em saúde | fake news
epidemic outbreak | Disease Outbreaks | outcome | outbreak, epidemic | surto, epidemia | -
pandemic preparedness | Pandemics | outcome | pandemic | pandemia, preparo para pandemias | -
contact tracing | Contact Tracing | procedure | - | rastreamento de contatos | -
quarantine | Quarantine | procedure | social distancing, lockdown | quarentena, distanciamento social, isolamento domiciliar | -
mortality | Mortality | outcome*0.7 | all-cause mortality | mortalidade, taxa de mortalidade | -
quality of life | Quality of Life | outcome*0.8 | health-related quality of life | qualidade de vida | -
cost-effectiveness | Cost-Effectiveness Analysis | study*0.9 | - | custo-efetividade | -
health workforce | Health Workforce | population*0.8 | healthcare workers, health personnel | profissionais de saúde, trabalhadores da saúde | HCWs
occupational health | Occupational Health | outcome | occupational disease | saúde ocupacional, saúde do trabalhador, doença ocupacional | -
domestic violence | Domestic Violence | disease | intimate partner violence | violência doméstica, violência por parceiro íntimo | -
road traffic injuries | Accidents, Traffic | disease | traffic accidents | acidentes de trânsito, acidente de moto | car crash
men's health | Men's Health | population*0.7 | - | saúde do homem | -
LGBT health | Sexual and Gender Minorities | population*0.9 | transgender persons, gender-affirming care | saúde da população LGBT, pessoas transgênero | -
indigenous health | Health Services, Indigenous | population*0.9 | - | saúde indígena, povos indígenas | -
homelessness | Ill-Housed Persons | population*0.9 | homeless persons | população em situação de rua, pessoas em situação de rua | -
medical education | Education, Medical | study*0.8 | simulation training, clinical clerkship | educação médica, ensino em saúde, simulação clínica, residência médica | -
informed consent | Informed Consent | outcome*0.8 | shared decision making | consentimento informado, decisão compartilhada | -
bioethics | Bioethics | outcome*0.8 | medical ethics | bioética, ética médica | -
water and sanitation | Sanitation | outcome | drinking water quality | saneamento básico, água potável | -
`;
