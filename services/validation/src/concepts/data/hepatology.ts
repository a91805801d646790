/** Liver, gallbladder and pancreas. */
export const hepatology = `
liver cirrhosis | Liver Cirrhosis | disease | cirrhosis | cirrose hepática, cirrose | -
fatty liver disease | Fatty Liver | disease | metabolic dysfunction-associated steatotic liver disease, nonalcoholic fatty liver disease, hepatic steatosis | esteatose hepática, doença hepática gordurosa, gordura no fígado | NAFLD, MASLD, fatty liver
steatohepatitis | Non-alcoholic Fatty Liver Disease | disease | nonalcoholic steatohepatitis | esteato-hepatite, esteatohepatite | NASH, MASH
hepatitis B | Hepatitis B | disease | hepatitis B virus infection, chronic hepatitis B | hepatite B | HBV, VHB
hepatitis C | Hepatitis C | disease | hepatitis C virus infection, chronic hepatitis C | hepatite C | HCV, VHC
hepatitis A | Hepatitis A | disease | - | hepatite A | -
autoimmune hepatitis | Hepatitis, Autoimmune | disease | - | hepatite autoimune | -
alcoholic liver disease | Liver Diseases, Alcoholic | disease | alcohol-associated liver disease, alcoholic hepatitis | doença hepática alcoólica, hepatite alcoólica | -
drug-induced liver injury | Chemical and Drug Induced Liver Injury | disease | hepatotoxicity | lesão hepática induzida por medicamentos, hepatotoxicidade, hepatite medicamentosa | DILI
acute liver failure | Liver Failure, Acute | disease | fulminant hepatitis | insuficiência hepática aguda, hepatite fulminante | -
hepatic encephalopathy | Hepatic Encephalopathy | disease | - | encefalopatia hepática | -
ascites | Ascites | disease | - | ascite, barriga d'água | -
spontaneous bacterial peritonitis | Peritonitis | disease | - | peritonite bacteriana espontânea | SBP, PBE
portal hypertension | Hypertension, Portal | disease | - | hipertensão portal | -
esophageal varices | Esophageal and Gastric Varices | disease | variceal bleeding, variceal hemorrhage | varizes esofágicas, varizes de esôfago | -
hepatorenal syndrome | Hepatorenal Syndrome | disease | - | síndrome hepatorrenal | -
paracentesis | Paracentesis | procedure | large-volume paracentesis | paracentese | -
liver transplantation | Liver Transplantation | procedure | liver transplant | transplante hepático, transplante de fígado | -
liver function tests | Liver Function Tests | test | liver enzymes, transaminases, aminotransferases | testes de função hepática, enzimas hepáticas, transaminases | TGO, TGP, ALT, AST, LFTs
primary biliary cholangitis | Liver Cirrhosis, Biliary | disease | primary biliary cirrhosis | colangite biliar primária | -
primary sclerosing cholangitis | Cholangitis, Sclerosing | disease | - | colangite esclerosante primária | -
gallstones | Gallstones | disease | cholelithiasis | colelitíase, cálculo biliar, pedra na vesícula | gall stones, pedras na vesícula
acute cholecystitis | Cholecystitis, Acute | disease | cholecystitis | colecistite, colecistite aguda | -
acute cholangitis | Cholangitis | disease | cholangitis | colangite | -
acute pancreatitis | Pancreatitis | disease | pancreatitis | pancreatite, pancreatite aguda | -
chronic pancreatitis | Pancreatitis, Chronic | disease | - | pancreatite crônica | -
jaundice | Jaundice | symptom | - | icterícia | pele amarela, yellow skin, ictérico
endoscopic retrograde cholangiopancreatography | Cholangiopancreatography, Endoscopic Retrograde | procedure | - | colangiopancreatografia endoscópica retrógrada | ERCP, CPRE
liver elastography | Elasticity Imaging Techniques | test | transient elastography | elastografia hepática, elastografia | FibroScan
Wilson disease | Hepatolenticular Degeneration | disease | Wilson's disease | doença de Wilson | -
`;
