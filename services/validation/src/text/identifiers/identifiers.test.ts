import { findIdentifiers } from '.';
import { isCns, isCpf } from './numbers';

const kinds = (text: string) => [...new Set(findIdentifiers(text).map(({ kind }) => kind))];

describe('findIdentifiers', () => {
  it.each([
    ['cpf', 'CPF 529.982.247-25'], ['cpf', 'o cpf dele é 52998224725'], ['cpf', '529982247-25'],
    ['cns', 'cartão SUS 898001160651959'], ['cns', 'CNS 898 0011 6065 1959'],
    ['record', 'prontuário 12345'], ['record', 'Prontuario nº 45.678'], ['record', 'MRN: 0045'], ['record', 'mrn 1234567'], ['record', 'record no. 9981'], ['record', 'Record number: 77812'], ['record', 'registro 778812'],
    ['record', 'registro hospitalar: 1234'], ['record', 'RG 12.345.678-9'], ['record', 'SSN 123-45-6789'], ['record', 'atendimento 4455667'], ['record', 'chart #55123'], ['record', 'matrícula 88123'], ['record', 'Medical record number 445512'],
    ['birth', 'DOB 12/03/1980'], ['birth', 'dob: 1980-03-12'], ['birth', 'nascido em 12/03/1980'], ['birth', 'nascida em 3 de março de 1980'], ['birth', 'born on March 3, 1980'], ['birth', 'born 3rd of March 1980'], ['birth', 'Date of birth: 03.12.80'],
    ['birth', 'data de nascimento: 12-03-1980'], ['birth', 'DN: 12/03/80'], ['birth', 'nasc. 01/02/2015'], ['birth', 'D.O.B. 1/2/1990'],
    ['phone', 'tel (11) 98765-4321'], ['phone', '11 98765-4321'], ['phone', '11987654321'], ['phone', '+55 11 98765-4321'], ['phone', '+5511987654321'], ['phone', '(21) 3456-7890'], ['phone', '98765-4321'], ['phone', 'call (555) 123-4567'],
    ['phone', '555-123-4567'], ['phone', '+1 555 123 4567'], ['phone', '+44 20 7946 0958'], ['phone', '020 7946 0958'], ['phone', '+351 912 345 678'], ['phone', 'whatsapp 3456 7890'], ['phone', 'telefone: 34567890'], ['phone', '0800 123 4567'],
    ['mail', 'write to maria.silva@hospital.com.br'], ['mail', 'j_doe+x@nhs.uk'],
    ['name', 'paciente Maria da Silva, 45 anos'], ['name', 'Pt. John Smith seen today'], ['name', 'my patient Mrs. Jones'], ['name', 'atendi o sr. João ontem'], ['name', 'Sra. Pereira com dor'], ['name', 'patient Wojciech Kowalczyk fell'], ['name', 'paciente maria com febre'],
    ['name', 'paciente joão da silva'], ['name', 'patient named Emily'], ['name', 'Patient: Robert Brown'], ['name', 'pcte Raimundo Nonato'], ['name', 'dona Francisca está melhor'], ['name', 'Ana Paula Souza, 34 anos, gestante'], ['name', 'patient J.S., 45yo'], ['name', 'nome: Carlos Pereira'], ['name', 'o paciente, João, melhorou'],
    ['cpf', '529.982.247/25'], ['cpf', '529-982-247-25'], ['cpf', '529.982.247 - 25'], ['cpf', '52998 224725'], ['cpf', '５２９.９８２.２４７-２５'], ['cpf', 'CPF 529.982.247-24'], ['cpf', '45 529.982.247-25'], ['cns', 'CNS: 898001160651958'], ['birth', 'date of birth - 12/03/1950'], ['birth', 'DN12/03/1950'], ['birth', 'DN: 12/03/1950'], ['birth', 'data de nasc: 12 03 1950'], ['record', 'pront 12345'], ['record', 'prt 445566'], ['record', 'reg 445566'], ['record', 'RH 445566'], ['record', 'atend 445566'], ['record', 'MR# 123456'], ['record', 'med rec no 4455'], ['record', 'NHS 943 476 5919'], ['phone', 'me liga 32345678'], ['phone', '5551234567 is his cell'], ['phone', 'zap 32345678'], ['phone', 'call me at 5551234567'], ['mail', 'ana at hospital dot com'], ['mail', 'ana arroba hospital ponto com'], ['mail', 'ana[at]hospital.com'], ['mail', 'ana (at) hospital dot com'], ['mail', 'ana @ hospital.com'], ['name', 'paciente Valdir com dor'], ['name', 'patient Kowalski fell'], ['name', 'pt. Smith'], ['name', 'mr smith is better'], ['name', 'Mrs. O\'Brien'], ['name', 'Ms Nguyen'], ['name', 'Dona Zulmira'], ['name', 'seu Valdir piorou'], ['name', 'patient\'s name is xiu li'], ['name', 'nome do paciente valdir'], ['name', 'Nome: Valdir N.'], ['name', 'John Smith (45M)'], ['name', 'PACIENTE VALDIR NOGUEIRA'], ['name', 'MARIA DA SILVA, 67 ANOS'], ['name', 'Pte Maria Silva'], ['name', 'RN de Maria Silva'], ['name', 'baby of Jane Doe'], ['name', 'M.S.S., 45 anos'],
  ])('finds a %s in “%s”', (kind, text) => expect(kinds(text)).toContain(kind));

  it('tells where each one stands, in order', () => {
    const text = 'Paciente Maria da Silva, CPF 529.982.247-25, tel (11) 98765-4321';
    expect(findIdentifiers(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([['name', 'Paciente Maria da Silva'], ['cpf', '529.982.247-25'], ['phone', '(11) 98765-4321']]);
  });

  it.each([
    '529.982.247-24', '111.111.111-11', '898001160651958', 'BP 120/80, HR 98', '10 mg 12/12h', '2019-2020', '2019–2020 cohort', 'PMID 34567890', 'PMID: 11987654321', 'NCT04381936', 'doi 10.1056/NEJMoa2021436', 'https://pubmed.ncbi.nlm.nih.gov/32678530/',
    'plaquetas 45.000, leucócitos 12.500', 'a record 2021 for dengue', 'registro de 12345 pacientes', 'registro 2020', 'hospital 2020 data', 'seen on 12/03/2024', 'data da cirurgia 12/03/2024', 'born at 32 weeks', 'born in 1980', 'nascido de 38 semanas', 'nascido com 3.200 g', 'born at 37 weeks on 40 mg',
    'Patient With Diabetes', 'Paciente Idoso com febre', 'Paciente Diabético', 'Patient Health Questionnaire 9', 'Patient Safety Network', 'Patient Blood Management Program Saves Lives', 'pt Apixaban 5 mg', 'paciente Losartana 50 mg', 'Patient. Sepsis kills.', 'Paciente com Chagas', 'patient Crohn disease',
    'o seu ECG e seu paciente', 'Dr. Osler said so', 'Seu Tratamento', 'Child-Pugh B', 'the patient is stable', 'Paciente evoluiu bem', 'named Sepsis', 'pt is on warfarin', 'patient called back', '1.000.000 UI', '0,9% 500 mL', '5-10 20-30 40-50', 'ratio 1:10 000', '100 000 000 people', 'ALT 1200 1300 1400', 'K 3.5-5.5', 'SpO2 +2 +3 +4',
    'called 24/7', 'contact precautions 2020-2021', 'liguei 3 vezes', 'HbA1c 7.5 2024-01-05', 'ISRCTN 12345678901', 'U.S. patient U.S. data', '12345678901', 'n = 10251', 'MRN is not needed', 'prontuário eletrônico 2.0',
    'patient Guillain Barre', 'patient Stevens Johnson', 'patient Lewy Body', 'patient Ann Arbor IV', 'pt charles bonnet', 'Lei Maria da Penha, 18 anos', 'atendimento 1234 pacientes', 'rg 500 mg', 'ms patients', 'mr severe', 'PACIENTE EVOLUIU BEM', 'look at nejm.org', 'Patient Education', 'Paciente Lúpica', 'Paciente Evoluiu', 'mRNA-1273 vaccine', 'MR Spectroscopy', 'pt Keppra 500', 'paciente Klebsiella', 'pt Afib', 'Paciente Deambula bem', 'RN de Mãe diabética',
  ])('finds nothing in “%s”', (text) => expect(findIdentifiers(text)).toEqual([]));

  it.each(['1', '1 ', '12 ', '1-', '(1', '+1', '0123 ', 'a@', 'born ', 'DOB ', 'MRN', 'patient ', 'Paciente A', 'Maria da ', 'tel ', 'nome: ', 'Aa ', 'dob:, ', '1/', '55 ', 'record no ', 'A.', '9 4 ', ' de '])('takes %j, repeated to 5,000 characters, in its stride', (piece) => {
    // A pattern that backtracks does not come back from this; a linear one is through in milliseconds.
    expect(Array.isArray(findIdentifiers(piece.repeat(Math.ceil(5_000 / piece.length)).slice(0, 5_000)))).toBe(true);
  });
});

describe('isCpf and isCns', () => {
  it('take exactly the numbers whose check digits fit', () => {
    const cpfs = Array.from({ length: 100 }, (_, last) => `529982247${String(last).padStart(2, '0')}`).filter(isCpf);
    expect(cpfs).toEqual(['52998224725']);
    const cards = Array.from({ length: 10 }, (_, last) => `89800116065195${last}`).filter(isCns);
    expect(cards).toEqual(['898001160651959']);
  });
});
