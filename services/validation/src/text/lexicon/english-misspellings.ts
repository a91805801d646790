/** Misspelt everyday words, of which none is another word of a dictionary, each with the word that is meant. */
export const MISSPELLINGS = `
  accomodate=accommodate; actualy=actually; acutally=actually; adminster=administer; adminstered=administered
  admittd=admitted; agian=again; alwasy=always; alwyas=always; alzeimers=Alzheimer; anyoen=anyone; anyonw=anyone
  apointment=appointment; appointmnet=appointment; apponitment=appointment; appreciat=appreciate
  apreciate=appreciate; apreciated=appreciated; asessment=assessment; aslo=also; assesment=assessment
  assessement=assessment; aynone=anyone; basicaly=basically; basicly=basically; beacuse=because; becasuse=because
  becuse=because; befor=before; beleived=believed; benefitial=beneficial; benifit=benefit; bleading=bleeding
  breif=brief; carefull=careful; chekc=check; clincal=clinical; clinicaly=clinically; colleage=colleague
  colleages=colleagues; comunity=community; consistant=consistent; consld=consolidated; consultent=consultant
  decison=decision; decsion=decision; definatley=definitely; definetly=definitely; definitley=definitely
  defintely=definitely; descision=decision; desicion=decision; deterioating=deteriorating; deterirate=deteriorate
  deteroriating=deteriorating; develope=develop; diagnoised=diagnosed; diagnosises=diagnoses; diagnsis=diagnosis
  diagosis=diagnosis; dietican=dietitian; diference=difference; diffcult=difficult; differece=difference
  differnt=different; difficutl=difficult; diffrent=different; dificult=difficult; dignosis=diagnosis
  disapointed=disappointed; discharched=discharged; dischared=discharged; dischd=discharged; disharged=discharged
  doesent=does not; dosent=does not; dosnt=does not; effecient=efficient; embarassed=embarrassed
  emergancy=emergency; emergeny=emergency; enviromental=environmental; equipement=equipment; especialy=especially
  everone=everyone; eveyone=everyone; evidance=evidence; evidnce=evidence; excercise=exercise; excersise=exercise
  exersize=exercise; expecially=especially; experiance=experience; experince=experience; exprience=experience
  extreamly=extremely; extremly=extremely; familar=familiar; finaly=finally; foward=forward; freqency=frequency
  frequenty=frequently; generaly=generally; genral=general; gonig=going; gratefull=grateful; greatful=grateful
  guage=gauge; guidence=guidance; guidlance=guidance; guildelines=guidelines; guildines=guidelines; haev=have
  heigth=height; helpfull=helpful; hieght=height; hopsital=hospital; hosital=hospital; hospial=hospital
  hosptal=hospital; hosptial=hospital; hvae=have; independant=independent; inital=initial; interesing=interesting
  intersting=interesting; interupt=interrupt; intial=initial; intresting=interesting; irrelevent=irrelevant
  jsut=just; knowledgable=knowledgeable; knowlege=knowledge; knwo=know; konw=know; labratory=laboratory
  lenght=length; liase=liaise; liason=liaison; liek=like; maintainance=maintenance; maintenence=maintenance
  managment=management; manegement=management; mangement=management; medcine=medicine; medecine=medicine
  medicaton=medication; medicatons=medications; medicne=medicine; midwive=midwife; moniter=monitor
  monitering=monitoring; mroe=more; neccesary=necessary; neice=niece; noticable=noticeable; nver=never
  ocasionally=occasionally; ocassionally=occasionally; occassion=occasion; occassional=occasional
  occurence=occurrence; ohter=other; omitt=omit; ommitted=omitted; operaton=operation; opertion=operation
  pacient=patient; paitent=patient; paitents=patients; paramedcs=paramedics; pateint=patient; pateints=patients
  patiens=patients; patietn=patient; patinet=patient; patinets=patients; pelase=please; peopel=people; peple=people
  permanant=permanent; perminant=permanent; perscribe=prescribe; perscribed=prescribed; perscription=prescription
  persistant=persistent; pharmacutical=pharmaceutical; pharmasist=pharmacist; pharmicist=pharmacist
  phenomonon=phenomenon; phsyio=physio; physicain=physician; physican=physician; pleae=please; pleaes=please
  poeple=people; preceeding=preceding; preferrable=preferable; prescibe=prescribe; prescibed=prescribed
  presciption=prescription; prescrition=prescription; previosly=previously; previoulsy=previously
  priviledge=privilege; probablly=probably; procedur=procedure; proceedure=procedure; protocal=protocol
  protocals=protocols; quantitiy=quantity; quesiton=question; questionaire=questionnaire; questoin=question
  qustion=question; realy=really; reccomendation=recommendation; reccomendations=recommendations
  reccurence=recurrence; reccurent=recurrent; recieves=receives; recieving=receiving; recomendation=recommendation
  recomendations=recommendations; recommed=recommend; recurent=recurrent; recurrant=recurrent; referal=referral
  referals=referrals; refferal=referral; refferals=referrals; reffered=referred; relevent=relevant
  reluctent=reluctant; remeber=remember; resistence=resistance; responce=response; schedual=schedule
  sepcialist=specialist; seperated=separated; sicne=since; similiar=similar; simular=similar; soemone=someone
  somone=someone; speacialist=specialist; strenght=strength; strugling=struggling; stuggling=struggling
  succesfully=successfully; successfull=successful; sucess=success; sugeon=surgeon; sugery=surgery
  sugested=suggested; suggestons=suggestions; suposed=supposed; supress=suppress; supression=suppression
  surgoen=surgeon; surgry=surgery; swallos=swallows; swolen=swollen; symptms=symptoms; symptomps=symptoms
  symtom=symptom; sypmtoms=symptoms; syptoms=symptoms; tahnks=thanks; temperture=temperature; temprature=temperature
  tempreature=temperature; terible=terrible; thansk=thanks; thign=thing; thigns=things; thikn=think; thnaks=thanks
  toaday=today; todya=today; tommorrow=tomorrow; tomorrw=tomorrow; tonigh=tonight; tranfer=transfer
  transfered=transferred; transfering=transferring; tratment=treatment; treament=treatment; treatmnt=treatment
  unfortuantely=unfortunately; unfortunatley=unfortunately; unfortunatly=unfortunately; usally=usually
  usefull=useful; useing=using; usign=using; usualy=usually; vacumm=vacuum; visable=visible; visious=vicious
  weigth=weight; wieght=weight; wihtout=without; withot=without; witout=without; wokring=working
  wonderring=wondering; wondring=wondering; wroking=working; yeaterday=yesterday; yestarday=yesterday
  yesturday=yesterday
`;
