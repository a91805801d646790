/** Oesophagus, stomach and bowel. Columns as `parse-concepts.ts` reads them. */
export const gastroenterology = `
gastroesophageal reflux disease | Gastroesophageal Reflux | disease | gastroesophageal reflux, acid reflux, GERD | doença do refluxo gastroesofágico, refluxo gastroesofágico, refluxo | DRGE, azia, heartburn, regurgitação ácida
Barrett esophagus | Barrett Esophagus | disease | Barrett's esophagus | esôfago de Barrett | -
eosinophilic esophagitis | Eosinophilic Esophagitis | disease | - | esofagite eosinofílica | EoE
esophagitis | Esophagitis | disease | oesophagitis | esofagite | -
esophageal achalasia | Esophageal Achalasia | disease | achalasia | acalasia, megaesôfago | -
dysphagia | Deglutition Disorders | symptom | swallowing disorder, deglutition disorder | disfagia, dificuldade para engolir, distúrbio da deglutição | trouble swallowing, dificuldade de engolir
dyspepsia | Dyspepsia | symptom | functional dyspepsia, indigestion | dispepsia, má digestão, indigestão | upset stomach
peptic ulcer | Peptic Ulcer | disease | gastric ulcer, duodenal ulcer, stomach ulcer | úlcera péptica, úlcera gástrica, úlcera duodenal, úlcera no estômago | -
gastritis | Gastritis | disease | - | gastrite | -
Helicobacter pylori infection | Helicobacter Infections | disease | Helicobacter pylori, H. pylori | infecção por Helicobacter pylori, Helicobacter pylori, H. pylori | h pylori, hpylori
upper gastrointestinal bleeding | Gastrointestinal Hemorrhage | disease | upper gastrointestinal hemorrhage, upper GI bleeding | hemorragia digestiva alta, sangramento gastrointestinal alto | HDA, UGIB, hematêmese, hematemesis, melena
lower gastrointestinal bleeding | Gastrointestinal Hemorrhage | disease | lower gastrointestinal hemorrhage | hemorragia digestiva baixa, sangramento intestinal | LGIB, hematoquezia, hematochezia, sangue nas fezes, blood in stool
irritable bowel syndrome | Irritable Bowel Syndrome | disease | irritable colon | síndrome do intestino irritável, intestino irritável, cólon irritável | IBS, SII
inflammatory bowel disease | Inflammatory Bowel Diseases | disease | - | doença inflamatória intestinal | IBD
Crohn disease | Crohn Disease | disease | Crohn's disease | doença de Crohn | crohn, crohns
ulcerative colitis | Colitis, Ulcerative | disease | - | retocolite ulcerativa, colite ulcerativa, retocolite | RCU
celiac disease | Celiac Disease | disease | coeliac disease, gluten enteropathy | doença celíaca, celíaca | celiac, coeliac, celíaco
constipation | Constipation | symptom | - | constipação, constipação intestinal, prisão de ventre | intestino preso, constipated
acute diarrhea | Diarrhea | symptom | diarrhea, diarrhoea | diarreia, diarreia aguda | the runs, dor de barriga com diarreia
gastroenteritis | Gastroenteritis | disease | acute gastroenteritis | gastroenterite, gastroenterite aguda, virose intestinal | stomach flu, stomach bug
diverticulitis | Diverticulitis | disease | - | diverticulite | -
diverticular disease | Diverticular Diseases | disease | diverticulosis | doença diverticular, diverticulose | -
appendicitis | Appendicitis | disease | acute appendicitis | apendicite, apendicite aguda | -
intestinal obstruction | Intestinal Obstruction | disease | bowel obstruction, ileus | obstrução intestinal, íleo paralítico | SBO
hemorrhoids | Hemorrhoids | disease | haemorrhoids | hemorroidas, hemorroida | piles
anal fissure | Fissure in Ano | disease | - | fissura anal | -
colonoscopy | Colonoscopy | procedure | - | colonoscopia | -
upper endoscopy | Endoscopy, Gastrointestinal | procedure | gastroscopy, esophagogastroduodenoscopy | endoscopia digestiva alta, endoscopia digestiva, gastroscopia | EDA, EGD
colonic polyps | Colonic Polyps | disease | colorectal adenoma, colorectal polyps | pólipos do cólon, pólipo intestinal, adenoma colorretal | -
fecal microbiota transplantation | Fecal Microbiota Transplantation | procedure | faecal microbiota transplantation | transplante de microbiota fecal, transplante fecal | -
gut microbiome | Gastrointestinal Microbiome | test*0.7 | gut microbiota, intestinal microbiota | microbiota intestinal, microbioma intestinal, flora intestinal | -
short bowel syndrome | Short Bowel Syndrome | disease | - | síndrome do intestino curto | -
small intestinal bacterial overgrowth | - | disease | - | supercrescimento bacteriano do intestino delgado | SIBO
nausea and vomiting | Vomiting | symptom | nausea, vomiting, emesis | náusea, náuseas, vômito, vômitos | enjoo, throwing up, vomitando, ânsia
abdominal pain | Abdominal Pain | symptom | stomach pain | dor abdominal | dor de barriga, dor no estômago, belly pain, tummy ache, stomach ache
bowel preparation | - | procedure | bowel cleansing | preparo intestinal, preparo de cólon | -
`;
