import { Component, h, render } from 'preact';
import 'pressurekit/single-file';

class App extends Component {
  state = { said: '' };

  confirmed = () => this.setState(({ said }) => ({ said: said + 'deleted' }));

  render(_, { said }) {
    return (
      <div>
        <pressure-confirm-button
          id="delete" onconfirm={this.confirmed} no-latch cap={said ? undefined : 2.5} disabled={said !== ''}
        >
          Delete
        </pressure-confirm-button>
        <output>{said}</output>
      </div>
    );
  }
}

render(<App />, document.querySelector('#app'));
