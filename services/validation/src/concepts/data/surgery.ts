/** Surgery and care around it. */
export const surgery = `
surgical site infection | Surgical Wound Infection | disease | surgical wound infection | infecção de sítio cirúrgico, infecção da ferida operatória | SSI, ISC
surgical safety checklist | Checklist | procedure | World Health Organization surgical safety checklist | checklist de cirurgia segura, cirurgia segura, lista de verificação cirúrgica | surgical checklist, checklist cirúrgico
surgical antibiotic prophylaxis | Antibiotic Prophylaxis | procedure | perioperative antibiotic prophylaxis | profilaxia antibiótica cirúrgica, antibioticoprofilaxia | -
enhanced recovery after surgery | Enhanced Recovery After Surgery | procedure | fast-track surgery | recuperação acelerada após cirurgia, protocolo ACERTO | ERAS
laparoscopic cholecystectomy | Cholecystectomy, Laparoscopic | procedure | cholecystectomy | colecistectomia, colecistectomia laparoscópica, cirurgia de vesícula | lap chole
appendectomy | Appendectomy | procedure | laparoscopic appendectomy | apendicectomia | -
inguinal hernia repair | Hernia, Inguinal | disease | inguinal hernia, hernioplasty | hérnia inguinal, herniorrafia inguinal | -
abdominal wall hernia | Hernia, Ventral | disease | incisional hernia, umbilical hernia | hérnia incisional, hérnia umbilical, hérnia abdominal | -
laparoscopic surgery | Laparoscopy | procedure | minimally invasive surgery | cirurgia laparoscópica, videolaparoscopia, cirurgia minimamente invasiva | -
robotic surgery | Robotic Surgical Procedures | procedure | robot-assisted surgery | cirurgia robótica | -
colorectal surgery | Colorectal Surgery | procedure | anastomotic leak | cirurgia colorretal, fístula anastomótica, deiscência de anastomose | -
coronary artery bypass grafting | Coronary Artery Bypass | procedure | coronary artery bypass surgery | revascularização do miocárdio, ponte de safena | CABG, CRM
carotid endarterectomy | Endarterectomy, Carotid | procedure | carotid stenosis | endarterectomia de carótida, estenose de carótida | -
abdominal aortic aneurysm | Aortic Aneurysm, Abdominal | disease | - | aneurisma de aorta abdominal | AAA
thyroidectomy | Thyroidectomy | procedure | thyroid surgery | tireoidectomia | -
organ transplantation | Organ Transplantation | procedure | organ donation | transplante de órgãos, doação de órgãos | -
wound dehiscence | Surgical Wound Dehiscence | disease | - | deiscência de ferida, deiscência de sutura | -
sutures | Sutures | procedure | wound closure | sutura, suturas, pontos cirúrgicos | stitches
surgical drains | Drainage | device | - | dreno cirúrgico, drenos | -
perioperative beta blockade | Adrenergic beta-Antagonists | procedure | - | betabloqueador perioperatório | -
postoperative ileus | Ileus | disease | - | íleo pós-operatório | -
prehabilitation | Preoperative Exercise | procedure | - | pré-habilitação | -
cosmetic surgery | Surgery, Plastic | procedure | - | cirurgia estética, lipoaspiração | nose job, lipo, ~plastic surgery, ~cirurgia plástica
circumcision | Circumcision, Male | procedure | phimosis | circuncisão, fimose, postectomia | -
vasectomy | Vasectomy | procedure | - | vasectomia | -
venous thromboembolism prophylaxis | Venous Thromboembolism | procedure | thromboprophylaxis | profilaxia de tromboembolismo venoso, tromboprofilaxia | VTE prophylaxis
`;
